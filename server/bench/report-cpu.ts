/** Preloaded into a benchmarked process: answers the message 'cpu' with the CPU time it has used, in microseconds. */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
