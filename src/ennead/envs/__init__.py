"""The games for those who let machines learn: `pip install 'ennead[envs]'`.

- `kemet_v1`, `afterlife_v1`, `ankh_v1`, `pharaon_v1`: PettingZoo's AEC and Parallel
- `zoo`: the same for any game, also one of your own
- `single`: one seat for Gymnasium, bots on the others
- `vector`: many matches at once, in several processes
- `openspiel`: the games as OpenSpiel has them
- `layout`, `actions`: what each number of an observation and of a move means
"""
