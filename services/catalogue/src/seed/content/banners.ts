import type { ContentDetailsOf } from '@pinline/events/catalogue/content-details'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import type { SeedContent } from './seed-content.ts'
import { linkTo, text } from './write.ts'

interface Texts {
  readonly en: ContentText
  readonly zh_cn: ContentText
}

const banner = (
  slug: string,
  place: ContentDetailsOf<'banner'>['place'],
  orderNum: number,
  link: string,
  texts: Texts,
): SeedContent => ({
  slug,
  details: {
    kind: 'banner',
    place,
    link: linkTo(link),
    pictures: { wide: null, narrow: null },
    from: null,
    until: null,
    orderNum,
  },
  texts,
})

const labelled = (title: string, lead: string, linkLabel: string): ContentText => ({ ...text(title, lead), linkLabel })

/** Banners of home, lists and cart. */
export const banners: readonly SeedContent[] = [
  banner('home-quick-order', 'home', 1, '/quick-order', {
    en: labelled(
      'Paste your bill of materials',
      'Excel, CSV or plain text: each line is checked for stock and price before you add it.',
      'Quick order',
    ),
    zh_cn: labelled('粘贴物料清单即可下单', 'Excel、CSV或文本，逐行核对库存和价格后再加入购物车。', '快速下单'),
  }),
  banner('home-terminal-blocks', 'home', 2, 'news:terminal-blocks-630-v', {
    en: labelled(
      'Terminal blocks for 630 V',
      '7.50 and 7.62 mm pitch, 2 to 12 positions, in stock.',
      'About the 630 V series',
    ),
    zh_cn: labelled('630 V接线端子现货', '7.50与7.62 mm间距，2至12位。', '630 V系列介绍'),
  }),
  banner('list-design-in', 'list', 1, 'page:solutionService', {
    en: labelled(
      'Not sure which series?',
      'Tell us current, wire and space: you get two or three options within two business days.',
      'Design-in support',
    ),
    zh_cn: labelled('不确定选哪个系列？', '告诉我们电流、线材和空间，两个工作日内给出两到三种方案。', '选型服务'),
  }),
  banner('cart-shipping', 'cart', 1, 'page:shippingPolicy', {
    en: labelled(
      'Ships in 1–3 business days',
      'Express arrives in 3–7 business days, standard in 7–20, economy in 15–45.',
      'Shipping policy',
    ),
    zh_cn: labelled(
      '1–3个工作日发货',
      '快速配送3–7个工作日，标准配送7–20个工作日，经济配送15–45个工作日。',
      '配送政策',
    ),
  }),
]

const keyword = (slug: string, orderNum: number, en: string, zh_cn: string): SeedContent => ({
  slug,
  details: { kind: 'hot-keyword', orderNum },
  texts: { en: text(en, ''), zh_cn: text(zh_cn, '') },
})

/** Searches that the shop suggests. */
export const hotKeywords: readonly SeedContent[] = [
  keyword('micro-fit', 1, 'Micro-Fit', 'Micro-Fit'),
  keyword('usb-c', 2, 'USB-C', 'USB-C'),
  keyword('rj45', 3, 'RJ45', 'RJ45'),
  keyword('terminal-block-5-08', 4, 'terminal block 5.08', '接线端子 5.08'),
  keyword('ffc-0-5', 5, 'FFC 0.5', 'FFC 0.5'),
  keyword('pin-header-2-54', 6, 'pin header 2.54', '排针 2.54'),
]

const seo = (slug: string, route: string, texts: Texts): SeedContent => ({
  slug,
  details: { kind: 'seo', route },
  texts,
})

/** Titles and descriptions over those of the templates. */
export const seoSettings: readonly SeedContent[] = [
  seo('quick-order', '/quick-order', {
    en: text(
      'Quick order: connectors from your bill of materials',
      'Paste part numbers and quantities or upload Excel or CSV: stock, price and nearest matches line by line.',
    ),
    zh_cn: text(
      '快速下单：物料清单直接采购连接器',
      '粘贴型号和数量，或上传Excel、CSV，逐行显示库存、价格和最接近的型号。',
    ),
  }),
]
