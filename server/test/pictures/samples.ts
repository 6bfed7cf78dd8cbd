import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A valid black PNG with one bit per pixel: 400 megapixels take about 50 kB. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture that is red on the left and blue on the right. */
export function twoColours(width: number, height: number) {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' },
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, gravity: 'east' },
  ])
}
