/** A step on the way to a page. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way to a page as schema.org's BreadcrumbList. @param origin without a trailing slash */
export function breadcrumbs(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
