import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { DemoRandom } from './demo-random.ts'

/** The shop's page about its declarations. */
const compliancePage = '/en/intro/complianceCenter'

/** What a declaration is about. Titles have no language: the shop says beside them what kind of document they are. */
const declared = ({ rohs, reach }: ProductData): string[] => {
  const about = [...(rohs ? ['RoHS'] : []), ...(reach ? ['REACH'] : [])]
  return about.length === 0 ? [] : [`${about.join(' + ')} (demo)`]
}

/**
 * Documents for one part in four, to keep the first start short: the manufacturer's datasheet, and a demo declaration
 * that links to the shop's compliance page.
 */
export const demoDocuments = (product: ProductData, random: DemoRandom): ProductDocument[] => {
  if (random.share('documents') >= 0.25) return []
  const { datasheetUrl } = product
  return [
    ...(datasheetUrl === null ? [] : [{ kind: 'datasheet' as const, title: product.model, href: datasheetUrl }]),
    ...declared(product).map((title) => ({ kind: 'declaration' as const, title, href: compliancePage })),
  ]
}
