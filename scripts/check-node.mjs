// Node runs the TypeScript sources without a build. An older Node would fail with an unclear syntax error, so
// this check prints a clear message first. This file itself must only use syntax that old versions
// understand.
const wanted = 24
const major = Number(process.versions.node.split('.')[0])

if (major < wanted) {
  console.error(
    `Node ${wanted} or newer is needed and this is ${process.versions.node}: on Linux "npm ci" brings it, elsewhere install it.`,
  )
  process.exit(1)
}
