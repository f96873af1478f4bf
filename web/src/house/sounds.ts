import { taste } from "./taste.svelte";

/** What can be heard at a table. */
export type Sound = "card" | "turn" | "end";

interface Note {
  /** In hertz. */
  pitch: number;
  /** When it begins and how long it sounds, in seconds. */
  at: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const NOTES: Record<Sound, readonly Note[]> = {
  card: [{ pitch: 190, at: 0, length: 0.06, loud: 0.05, wave: "triangle" }],
  turn: [
    { pitch: 523, at: 0, length: 0.16, loud: 0.08, wave: "sine" },
    { pitch: 784, at: 0.13, length: 0.28, loud: 0.08, wave: "sine" },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.7, loud: 0.06, wave: "sine" },
    { pitch: 494, at: 0.12, length: 0.7, loud: 0.06, wave: "sine" },
    { pitch: 587, at: 0.24, length: 0.9, loud: 0.06, wave: "sine" },
  ],
};

let context: AudioContext | null = null;
let sounding = 0;

/** Sound something, unless sounds are switched off or the browser has not been touched yet. */
export function sound(which: Sound): void {
  if (!taste.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[which]) play(context, note);
}

function play(to: AudioContext, { pitch, at, length, loud, wave }: Note): void {
  const begins = to.currentTime + at;
  const tone = new OscillatorNode(to, { frequency: pitch, type: wave });
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  tone.connect(volume).connect(to.destination);
  tone.start(begins);
  tone.stop(begins + length);
  sounding += 1;
  tone.onended = () => rest(to);
}

/** Once nothing sounds the device rests: a context that runs keeps a processor busy with silence. */
function rest(device: AudioContext): void {
  sounding -= 1;
  if (sounding === 0) void device.suspend();
}
