import type { ContentDetailsOf } from '@pinline/events/catalogue/content-details'
import type { SeedContent } from './seed-content.ts'
import { linkTo, text } from './write.ts'

type Place = ContentDetailsOf<'menu'>['place']
type Entry = readonly [target: string, en: string, zh_cn: string]

const entries = (place: Place, group: string, list: readonly Entry[]): SeedContent[] =>
  list.map(([target, en, zh_cn], index) => ({
    slug: [place, group, target.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')].filter(Boolean).join('-'),
    details: { kind: 'menu', place, group, link: linkTo(target), orderNum: index + 1 },
    texts: { en: text(en, ''), zh_cn: text(zh_cn, '') },
  }))

/** The links of header and footer. */
export const menus: readonly SeedContent[] = [
  ...entries('header', '', [
    ['/quick-order', 'Quick order', '快速下单'],
    ['/solution', 'Solutions', '解决方案'],
    ['page:inventory', 'Stock lookup', '库存查询'],
    ['page:qualityControl', 'Quality', '质量管控'],
    ['/news', 'News', '新闻'],
    ['page:intro', 'About us', '关于我们'],
    ['page:faq', 'FAQ', '常见问题'],
    ['page:contact', 'Contact', '联系我们'],
  ]),
  ...entries('footer', 'shop', [
    ['/product/all/all', 'All parts', '全部产品'],
    ['/quick-order', 'Quick order', '快速下单'],
    ['page:inventory', 'Stock lookup', '库存查询'],
    ['page:orderTracking', 'Order tracking', '订单跟踪'],
    ['page:shippingPolicy', 'Shipping', '配送政策'],
    ['page:returnPolicy', 'Returns', '退货政策'],
  ]),
  ...entries('footer', 'engineering', [
    ['/solution', 'Solutions', '解决方案'],
    ['page:solutionService', 'Design-in support', '技术支持与选型服务'],
    ['page:researchCenter', 'Developer resources', '开发者中心'],
    ['page:testCenter', 'Test centre', '测试中心'],
    ['page:troubleshooting', 'Troubleshooting', '故障排查'],
    ['page:blog', 'Blog', '博客'],
  ]),
  ...entries('footer', 'company', [
    ['page:intro', 'About us', '关于我们'],
    ['page:whyGo', 'Why choose us', '为什么选择我们'],
    ['page:manufacturingCenter', 'Manufacturing', '制造中心'],
    ['page:qualityControl', 'Quality control', '质量管控'],
    ['page:complianceCenter', 'Certificates and patents', '证书与专利'],
    ['/news', 'News', '新闻'],
    ['page:faq', 'FAQ', '常见问题'],
    ['page:contact', 'Contact', '联系我们'],
  ]),
  ...entries('footer', 'legal', [
    ['page:termsOfSale', 'Terms of sale', '销售条款'],
    ['page:privacyPolicy', 'Privacy', '隐私政策'],
    ['page:shippingPolicy', 'Shipping', '配送政策'],
    ['page:returnPolicy', 'Returns', '退货政策'],
    ['page:imprint', 'Imprint', '网站声明'],
  ]),
]
