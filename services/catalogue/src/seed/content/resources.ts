import type { ContentDetailsOf } from '@pinline/events/catalogue/content-details'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { categoryId, productId } from '@pinline/events/ids'
import { type PartName, parts } from './parts.ts'
import type { SeedContent } from './seed-content.ts'
import { text } from './write.ts'

interface File {
  readonly resourceKind: ContentDetailsOf<'resource'>['resourceKind']
  readonly url: string
  readonly version: string
  readonly languageOfFile: string
  readonly named?: readonly PartName[]
  readonly categories?: readonly string[]
}

const resource = (
  slug: string,
  orderNum: number,
  { named = [], categories = [], ...file }: File,
  texts: { readonly en: ContentText; readonly zh_cn: ContentText },
): SeedContent => ({
  slug,
  details: {
    kind: 'resource',
    fileId: null,
    ...file,
    productIds: named.map((name) => productId.parse(parts[name])),
    categoryIds: categories.map((category) => categoryId.parse(category)),
    orderNum,
  },
  texts,
})

/** Files to download; they are files of the shop, by their path. */
export const resources: readonly SeedContent[] = [
  resource(
    'bom-template',
    1,
    { resourceKind: 'guide', url: '/resources/bom-template.csv', version: '1.1', languageOfFile: 'en' },
    {
      en: text(
        'Template for a bill of materials',
        'CSV with the headings that quick order recognises, and three example lines.',
      ),
      zh_cn: text('物料清单模板', 'CSV文件，含快速下单可识别的表头和三行示例。'),
    },
  ),
  resource(
    'design-in-checklist',
    2,
    { resourceKind: 'guide', url: '/resources/design-in-checklist.csv', version: '1.0', languageOfFile: 'en' },
    {
      en: text(
        'Design-in checklist',
        'Everything that decides between two connectors, as a table to fill in and send to us.',
      ),
      zh_cn: text('选型检查表', '决定选哪款连接器的全部因素，填好后发给我们即可。'),
    },
  ),
  resource(
    'scale-check',
    3,
    { resourceKind: 'drawing', url: '/resources/scale-check.svg', version: '1.0', languageOfFile: 'en' },
    {
      en: text(
        'Scale check for printers',
        'A 100 mm ruler and four pitches. Print it once to learn whether your printer scales.',
      ),
      zh_cn: text('打印比例校验页', '100 mm标尺和四种间距，打印一次即可知道打印机是否缩放。'),
    },
  ),
  resource(
    'crimp-pull-forces',
    4,
    {
      resourceKind: 'guide',
      url: '/resources/crimp-pull-forces.csv',
      version: '1.0',
      languageOfFile: 'en',
      categories: ['wire-to-board'],
    },
    {
      en: text('Pull forces of crimps', 'Wire, cross-section and minimum force, from AWG 30 to AWG 14.'),
      zh_cn: text('压接拉力表', '线规、截面积与最小拉力，AWG 30至AWG 14。'),
    },
  ),
  resource(
    'mezzanine-land-pattern',
    5,
    {
      resourceKind: 'drawing',
      url: `/drawings/${parts.mezzanine40}.dxf?download`,
      version: '1.0',
      languageOfFile: 'en',
      named: ['mezzanine40'],
    },
    {
      en: text(
        'Land pattern of a 40-position board-to-board connector',
        'DXF in mm, 1:1. Every part page offers its own.',
      ),
      zh_cn: text('40位板对板连接器焊盘图', 'DXF文件，毫米，1:1。每个产品页都可下载。'),
    },
  ),
]
