/** Paper, wood and crockery, made on the spot: short noises and soft tones, no files. */
import type { Sound } from "$web/game/contract";
import { preferences } from "$web/device/preferences.svelte";

let room: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Everything goes through one quiet door. */
function door(): { audio: AudioContext; out: GainNode } {
  room ??= new AudioContext();
  void room.resume();
  const out = new GainNode(room, { gain: preferences.volume });
  out.connect(room.destination);
  return { audio: room, out };
}

/** Half a second of even noise, to be shaped. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** Swells at once and fades. */
function fading(audio: AudioContext, at: number, loud: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

/** Paper on paper: a breath of noise around one pitch. */
function rustle(after: number, pitch: number, loud: number, length: number, sharp = 0.9): void {
  const { audio, out } = door();
  const at = audio.currentTime + after;
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: sharp });
  source.connect(band).connect(fading(audio, at, loud, length)).connect(out);
  source.start(at, Math.random() * 0.2, length);
}

/** A bar of wood or a rim of porcelain, struck. */
function strike(after: number, pitch: number, loud: number, length: number, type: OscillatorType = "sine"): void {
  const { audio, out } = door();
  const at = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type, frequency: pitch });
  tone.connect(fading(audio, at, loud, length)).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS: Record<Sound, () => void> = {
  card: () => {
    rustle(0, 2400, 0.28, 0.09);
    strike(0.03, 170, 0.16, 0.08);
  },
  take: () => {
    for (const [i, pitch] of [1500, 1900, 2400].entries()) rustle(i * 0.06, pitch, 0.2, 0.12);
  },
  crack: () => {
    rustle(0, 5200, 0.34, 0.16, 0.6);
    for (const [i, pitch] of [2637, 3520, 4186, 3136].entries()) strike(0.01 + i * 0.045, pitch, 0.07, 0.28);
  },
  turn: () => {
    strike(0, 587, 0.2, 0.22, "triangle");
    strike(0.11, 784, 0.2, 0.3, "triangle");
  },
  win: () => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) strike(i * 0.12, pitch, 0.22, 0.5, "triangle");
  },
};

export function sound(name: Sound): void {
  SOUNDS[name]();
}
