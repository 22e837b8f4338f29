// A few quiet sounds, made on the spot; off unless the person wants them.

import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

function tone(frequency: number, length: number, delay = 0, volume = 0.06): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + delay;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}

const SOUNDS = {
  move: () => tone(220, 0.09),
  turn: () => [523, 659].forEach((frequency, i) => tone(frequency, 0.35, i * 0.12)),
  refused: () => tone(140, 0.2),
  over: () => [392, 523, 659, 784].forEach((frequency, i) => tone(frequency, 0.6, i * 0.15)),
};

export function sound(name: keyof typeof SOUNDS): void {
  if (settings.sound) SOUNDS[name]();
}
