import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { DemoRandom } from './demo-random.ts'

/** The shop's page on what its declarations say. */
const compliancePage = '/en/intro/complianceCenter'

const declared = ({ rohs, reach }: ProductData): string[] => {
  if (rohs && reach) return ['RoHS and REACH declaration (demo)']
  return [...(rohs ? ['RoHS declaration (demo)'] : []), ...(reach ? ['REACH declaration (demo)'] : [])]
}

/**
 * Documents of one part in four, so that a first start is not longer for them: the maker's datasheet, and a
 * declaration that stands for demonstration and leads to the shop's page on compliance.
 */
export const demoDocuments = (product: ProductData, random: DemoRandom): ProductDocument[] => {
  if (random.share('documents') >= 0.25) return []
  const { datasheetUrl } = product
  return [
    ...(datasheetUrl === null ? [] : [{ kind: 'datasheet' as const, title: 'Datasheet', href: datasheetUrl }]),
    ...declared(product).map((title) => ({ kind: 'declaration' as const, title, href: compliancePage })),
  ]
}
