/**
 * Preloaded into a measured process. It answers the message 'cpu' with the CPU time used so far, in
 * microseconds.
 */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
