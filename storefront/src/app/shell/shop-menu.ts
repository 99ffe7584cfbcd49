import { useQuery } from '@tanstack/react-query'
import { listMenuQuery } from '../shop-settings.ts'
import { useAppContext } from '../use-app-context.ts'
import { useTranslation } from '../use-translation.ts'

/** A link of header or footer; its path is without language. */
export interface MenuLink {
  readonly path: string
  readonly title: string
}

type Place = 'header' | 'footer'
type Entry = readonly [path: string, text: string]

/** The links while what staff wrote is not there: the catalogue is away, or staff removed all of a place. */
const ownLinks: Readonly<Record<Place, Readonly<Record<string, readonly Entry[]>>>> = {
  header: {
    '': [
      ['/quick-order', 'nav.quickOrder'],
      ['/intro/inventory', 'nav.stock'],
      ['/intro/faq', 'nav.faq'],
      ['/contact', 'nav.contact'],
    ],
  },
  footer: {
    shop: [
      ['/product/all/all', 'footer.allCategories'],
      ['/quick-order', 'nav.quickOrder'],
      ['/intro/inventory', 'nav.stock'],
      ['/intro/orderTracking', 'nav.orderTracking'],
    ],
    company: [
      ['/intro', 'nav.company'],
      ['/contact', 'nav.contact'],
    ],
    legal: [
      ['/intro/termsOfSale', 'pages.termsOfSale'],
      ['/intro/privacyPolicy', 'pages.privacyPolicy'],
    ],
  },
}

/** The links of a place by group. */
export const useShopMenu = (place: Place): ReadonlyMap<string, readonly MenuLink[]> => {
  const { t } = useTranslation('shell')
  const { data = [] } = useQuery(listMenuQuery(useAppContext()))
  const groups = new Map<string, MenuLink[]>()
  for (const { group, label, link } of data.filter((entry) => entry.place === place))
    groups.set(group, [...(groups.get(group) ?? []), { path: link.path, title: label }])
  if (groups.size > 0) return groups
  return new Map(
    Object.entries(ownLinks[place]).map(([group, links]) => [
      group,
      links.map(([path, text]) => ({ path, title: t(text) })),
    ]),
  )
}
