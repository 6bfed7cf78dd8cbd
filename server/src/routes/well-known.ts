import type { brand } from '@mestieri/shared/brand.ts'
import { appLinkPath } from '@mestieri/shared/pages.ts'
import type { FastifyPluginAsync } from 'fastify'

/** The ids of the apps that may open this site's links. */
export type AppIdentities = Pick<typeof brand.businessApp, 'androidApps' | 'appleAppIds'>

export interface WellKnownOptions {
  readonly apps: AppIdentities
}

/** The paths that open the installed app directly instead of the app store. */
const appPaths = [appLinkPath, `${appLinkPath}/`]

/**
 * Digital Asset Links (https://developers.google.com/digital-asset-links). The app itself declares its paths.
 */
function assetLinks(apps: AppIdentities['androidApps']): object {
  return apps.map(({ packageName, fingerprints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    },
  }))
}

/**
 * Apple's associated domains. The token pages are not listed: the page validates a token, not the app.
 */
function appSiteAssociation(appIds: AppIdentities['appleAppIds']): object {
  const components = appPaths.map((path) => ({ '/': path }))
  return { applinks: { details: [{ appIDs: appIds, components }] } }
}

/**
 * The files that Android and iOS read before an app may open this site's links (features.md, K6). Without the
 * id of an app its file is not served, because the systems would cache an empty file for days.
 */
export const wellKnownRoutes: FastifyPluginAsync<WellKnownOptions> = async (app, { apps }) => {
  function serve(name: string, content: object): void {
    const body = JSON.stringify(content)
    app.get(`/.well-known/${name}`, async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'public, max-age=3600').send(body),
    )
  }

  const { androidApps, appleAppIds } = apps
  if (androidApps.length > 0) serve('assetlinks.json', assetLinks(androidApps))
  if (appleAppIds.length > 0) serve('apple-app-site-association', appSiteAssociation(appleAppIds))
}
