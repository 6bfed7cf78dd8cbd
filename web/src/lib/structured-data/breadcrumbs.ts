/** One level of the path to a page. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The path to a page as a schema.org BreadcrumbList. @param origin without a trailing slash */
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
