/** Content pages by the key of their texts. */
export const contentPageIds = [
  'intro',
  'whyGo',
  'contact',
  'customerManager',
  'shippingPolicy',
  'returnPolicy',
  'privacyPolicy',
  'faq',
  'inventory',
  'orderTracking',
  'manufacturingCenter',
  'testCenter',
  'qualityControl',
  'researchCenter',
  'complianceCenter',
  'troubleshooting',
  'solutionService',
  'blog',
] as const
export type ContentPageId = (typeof contentPageIds)[number]

/** Content pages whose address does not lie under /intro/. */
const ownAddresses: readonly ContentPageId[] = ['intro', 'whyGo', 'contact', 'customerManager']

/** The content page at `/intro/{segment}`; undefined where there is none. */
export function contentPageAt(segment: string): ContentPageId | undefined {
  return contentPageIds.find((id) => id === segment && !ownAddresses.includes(id))
}

/** Addresses of all content pages, without language, for the sitemap. */
export function contentPaths(): string[] {
  const under = contentPageIds.filter((id) => !ownAddresses.includes(id)).map((id) => `/intro/${id}`)
  return ['/intro', '/whyGo', '/contact', '/customer-manager', ...under]
}
