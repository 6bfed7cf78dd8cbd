import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'

const prefix = 'mestieri-'
/** `mkdtemp` appends six letters or digits. */
const folderName = /^mestieri-[A-Za-z0-9]{6}$/
const socketName = 'upstream.sock'

/** A folder for the embedded upstream's socket that only this user can open. */
export interface SocketFolder {
  readonly socketPath: string
  remove(): Promise<void>
}

/** Creates a new folder within `parent`. */
export async function createSocketFolder(parent: string): Promise<SocketFolder> {
  const folder = await mkdtemp(join(parent, prefix))
  return {
    socketPath: join(folder, socketName),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Whether a socket exists and its process has ended: the system refuses connections to it. */
function isDead(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
  })
}

/**
 * Removes the socket folders of processes that were killed before they could remove them. It keeps the folders
 * of running processes and of other users.
 */
export async function removeDeadSocketFolders(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => folderName.test(name))
  await Promise.all(
    names.map(async (name) => {
      const folder = join(parent, name)
      if (await isDead(join(folder, socketName))) await rm(folder, { recursive: true, force: true })
    }),
  )
}
