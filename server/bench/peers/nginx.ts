import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort, startServer, waitForPort } from './processes.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The ports of nginx, each with another task. */
export interface Nginx {
  readonly child: ChildProcess
  /** Passes the calls of the API on to the upstream and looks at nothing. */
  readonly proxyPort: number
  /** Keeps the answers of the site. */
  readonly cachePort: number
  /** Sends files from the folder, compressed ones if there are any. */
  readonly filesPort: number
}

export interface NginxOptions {
  /** For its own files. */
  readonly folder: string
  readonly upstreamPort: number
  readonly sitePort: number
  /** The root of the files. */
  readonly files: string
}

/** Sends the body to a path of the upstream, as the site does. */
const post = (path: string, body: string) =>
  `proxy_pass http://upstream/portal/${path}; proxy_method POST; proxy_set_body '${body}'; proxy_set_header Content-Type application/json;`

function configuration(options: NginxOptions, ports: Omit<Nginx, 'child'>): string {
  const { folder, upstreamPort, sitePort, files } = options
  const search = '{"profession":"Idraulico","location":"MILANO (MI)","page_size":6,"page_number":1}'
  const hasBrotli = existsSync(brotliModule)
  return `${hasBrotli ? `load_module ${brotliModule};` : ''}
worker_processes 1; master_process off; daemon off; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nodelay on; open_file_cache max=1000; default_type text/html;
  types { text/javascript js; text/css css; image/webp webp; }
  keepalive_requests 1000000; keepalive_timeout 75s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=answers:8m;
  proxy_http_version 1.1; proxy_set_header Connection "";
  upstream upstream { server 127.0.0.1:${upstreamPort}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${ports.proxyPort};
    location = /api/affiliates { ${post('get_affiliates_by_profession', search)} }
    location /api/affiliates/by-uid/ { ${post('get_affiliate_by_uid/', '{"uid":"$uri"}')} }
    location /api/payments/ { proxy_pass http://upstream/payments/session-status?session_id=$uri; }
  }
  server {
    listen 127.0.0.1:${ports.cachePort};
    location / {
      proxy_pass http://127.0.0.1:${sitePort}; proxy_cache answers; proxy_cache_valid 200 10m;
      proxy_cache_key $request_uri$http_accept_encoding; proxy_ignore_headers Cache-Control Expires Vary;
    }
  }
  server {
    listen 127.0.0.1:${ports.filesPort}; root ${files};
    ${hasBrotli ? 'brotli_static on;' : 'gzip_static on;'}
  }
}
`
}

/** Starts nginx. @returns null if it is not installed */
export async function startNginx(options: NginxOptions): Promise<Nginx | null> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    return null
  }
  const ports = { proxyPort: await freePort(), cachePort: await freePort(), filesPort: await freePort() }
  await mkdir(options.folder, { recursive: true })
  const file = join(options.folder, 'nginx.conf')
  await writeFile(file, configuration(options, ports))
  const child = startServer('nginx', ['-c', file, '-e', 'stderr'])
  await waitForPort(ports.filesPort, child)
  return { ...ports, child }
}
