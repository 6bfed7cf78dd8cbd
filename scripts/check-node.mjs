// The code runs as TypeScript, without a build: an older Node would fail with a syntax error that explains nothing.
// This file itself must stay readable for old ones.
const wanted = 24
const major = Number(process.versions.node.split('.')[0])

if (major < wanted) {
  console.error(
    `Node ${wanted} or newer is needed and this is ${process.versions.node}: on Linux "npm ci" brings it, elsewhere install it.`,
  )
  process.exit(1)
}
