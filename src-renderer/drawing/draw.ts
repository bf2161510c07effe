import type { DrawAnswer, Drawing, DrawRequest } from './drawing';

interface Waiting {
  readonly resolve: (address: string) => void;
  readonly reject: (problem: Error) => void;
}

const requests = new Map<number, Waiting>();
let lastRequest = 0;
let worker: Worker | null = null;

function startWorker(): Worker {
  const started = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => {
    const request = requests.get(data.number);
    requests.delete(data.number);
    if ('address' in data) request?.resolve(data.address);
    else request?.reject(new Error(data.problem));
  });
  started.addEventListener('error', (failure) => {
    requests.forEach(({ reject }) => reject(new Error(failure.message)));
    requests.clear();
  });
  return started;
}

/** The address of the drawing, to be revoked by whoever asked. Rejects when it could not be drawn. */
export function draw(drawing: Drawing): Promise<string> {
  worker ??= startWorker();
  lastRequest += 1;
  const request: DrawRequest = { number: lastRequest, drawing };
  return new Promise((resolve, reject) => {
    requests.set(request.number, { resolve, reject });
    if (drawing.what === 'bitmap') worker?.postMessage(request, [drawing.bitmap]);
    // A card being edited may be watched by the page, and what is watched cannot be sent.
    else worker?.postMessage(JSON.parse(JSON.stringify(request)));
  });
}
