/** The bot check's public key, which the server writes into the document; null when the site has none. */
export function browserSiteKey(): string | null {
  return document.documentElement.dataset['botCheck'] ?? null
}
