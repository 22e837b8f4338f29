// A few quiet sounds, made on the spot out of tones and noise; off unless the person wants them. Each kind of event has its own.

import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** What is heard through a gain that falls to nothing within so many seconds. */
function fading(from: AudioScheduledSourceNode, through: AudioNode, { delay = 0, length, volume }: { delay?: number; length: number; volume: number }): void {
  const gain = audio!.createGain();
  const start = audio!.currentTime + delay;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  through.connect(gain).connect(audio!.destination);
  from.start(start);
  from.stop(start + length);
}

function tone(frequency: number, length: number, delay = 0, volume = 0.06, slide = 1): void {
  const voice = audio!.createOscillator();
  const start = audio!.currentTime + delay;
  voice.type = "triangle";
  voice.frequency.setValueAtTime(frequency, start);
  voice.frequency.exponentialRampToValueAtTime(frequency * slide, start + length);
  fading(voice, voice, { delay, length, volume });
}

/** A stroke of noise around a pitch: wood, stone, paper. */
function stroke(pitch: number, length: number, delay = 0, volume = 0.12): void {
  if (!hiss) {
    hiss = audio!.createBuffer(1, audio!.sampleRate, audio!.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio!.createBufferSource();
  const filter = audio!.createBiquadFilter();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  fading(source, filter, { delay, length, volume });
}

const SOUNDS = {
  /** Something was done. */
  move: () => stroke(900, 0.07),
  /** A piece goes from place to place: two steps. */
  travel: () => [0, 0.11].forEach((delay) => stroke(520, 0.06, delay)),
  /** A piece or a building is set down. */
  place: () => (stroke(260, 0.12, 0, 0.2), tone(120, 0.12)),
  /** Something is lost. */
  loss: () => tone(196, 0.35, 0, 0.07, 0.5),
  /** A card is turned or drawn. */
  card: () => stroke(3200, 0.1, 0, 0.07),
  /** A sum grows. */
  count: () => [0, 0.09, 0.18].forEach((delay, i) => tone(330 * 1.19 ** i, 0.08, delay, 0.04)),
  /** A battle begins. */
  battle: () => [0, 0.22, 0.33].forEach((delay) => (stroke(110, 0.18, delay, 0.35), tone(70, 0.2, delay, 0.12))),
  /** A wheel turns, tooth by tooth. */
  wheel: () => [0, 0.1, 0.2, 0.32, 0.48].forEach((delay) => stroke(1500, 0.03, delay, 0.09)),
  turn: () => [523, 659].forEach((frequency, i) => tone(frequency, 0.35, i * 0.12)),
  refused: () => tone(140, 0.2),
  over: () => [392, 523, 659, 784].forEach((frequency, i) => tone(frequency, 0.6, i * 0.15)),
};
export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  SOUNDS[name]();
}
