/** Loaded by `--import`: 8 s after the start, every turn of the event loop takes 400 ms, for good. */
const turnMs = 400

function block(): void {
  const end = performance.now() + turnMs
  while (performance.now() < end);
}

setTimeout(() => setInterval(block, 1), 8000)
