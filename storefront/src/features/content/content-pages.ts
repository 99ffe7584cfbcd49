/** Content pages by the key of their texts. */
export const contentPageIds = [
  'intro',
  'whyGo',
  'contact',
  'customerManager',
  'termsOfSale',
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

/** Content pages with a path outside /intro/. */
const ownAddresses: readonly ContentPageId[] = ['intro', 'whyGo', 'contact', 'customerManager']

/** The content page at `/intro/{segment}`; undefined for an unknown segment. */
export function contentPageAt(segment: string): ContentPageId | undefined {
  return contentPageIds.find((id) => id === segment && !ownAddresses.includes(id))
}

/** Solutions with the filters that find their parts. */
export const solutions = {
  'battery-packs': { category: 'wire-to-board', search: { pitch: [2, 2.5, 3] } },
  'motor-drives': { category: 'pluggable-terminal-blocks', search: { pitch: [5.08, 7.62] } },
  'rail-and-aviation': { category: 'high-reliability', search: {} },
} as const
export type SolutionId = keyof typeof solutions

/** The solution of a path; undefined for an unknown one. */
export function solutionAt(segment: string): SolutionId | undefined {
  return solutionIds.find((id) => id === segment)
}

/** All solutions in their order. */
export const solutionIds: readonly SolutionId[] = ['battery-packs', 'motor-drives', 'rail-and-aviation']

/** Paths of all content pages, without language, for the sitemap. */
export function contentPaths(): string[] {
  const under = contentPageIds.filter((id) => !ownAddresses.includes(id)).map((id) => `/intro/${id}`)
  return ['/intro', '/whyGo', '/contact', '/customer-manager', ...under, ...solutionIds.map((id) => `/solution/${id}`)]
}
