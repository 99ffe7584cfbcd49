import type { ContentText } from '@pinline/events/catalogue/content-text'
import type { SeedContent } from './seed-content.ts'
import { text } from './write.ts'

interface Texts {
  readonly en: ContentText
  readonly zh_cn: ContentText
}

const numbered = (number: string, issuer: string, issuedOn: string, validUntil: string | null, orderNum: number) => ({
  number,
  issuer,
  issuedOn,
  validUntil,
  fileId: null,
  orderNum,
})
type Numbered = ReturnType<typeof numbered>

const certificate = (slug: string, details: Numbered, texts: Texts): SeedContent => ({
  slug,
  details: { kind: 'certificate', ...details },
  texts,
})
const patent = (slug: string, details: Numbered, texts: Texts): SeedContent => ({
  slug,
  details: { kind: 'patent', ...details },
  texts,
})

const body = 'Fictional body of this demonstration'
const office = 'Fictional patent office of this demonstration'

/** Certificates and patents of the fictional company; their numbers are in no register. */
export const certificates: readonly SeedContent[] = [
  certificate('quality-management', numbered('DEMO-9001-2026', body, '2026-01-12', '2029-01-11', 1), {
    en: text('Quality management, after ISO 9001', 'Purchasing, warehouse, inspection and sale of connectors.'),
    zh_cn: text('质量管理体系，参照ISO 9001', '连接器的采购、仓储、检验与销售。'),
  }),
  certificate('environmental-management', numbered('DEMO-14001-2026', body, '2026-01-12', '2029-01-11', 2), {
    en: text('Environmental management, after ISO 14001', 'Warehouse and packaging; reusable reels and trays.'),
    zh_cn: text('环境管理体系，参照ISO 14001', '仓储与包装，卷盘和托盘循环使用。'),
  }),
  certificate('electrostatic-protection', numbered('DEMO-61340-2025', body, '2025-06-03', '2028-06-02', 3), {
    en: text('Protection from static electricity, after IEC 61340-5-1', 'Receiving, picking and packing.'),
    zh_cn: text('静电防护，参照IEC 61340-5-1', '收货、拣货与包装区域。'),
  }),
  certificate('test-laboratory', numbered('DEMO-17025-2026', body, '2026-03-20', '2031-03-19', 4), {
    en: text('Test laboratory, after ISO/IEC 17025', 'Contact resistance, insulation, withdrawal force, ageing.'),
    zh_cn: text('测试实验室，参照ISO/IEC 17025', '接触电阻、绝缘、拔出力、老化。'),
  }),
  patent('keyed-housing', numbered('DEMO-P-0001', office, '2019-09-17', '2039-09-16', 5), {
    en: text(
      'Housing whose keying can be read from above',
      'A rib that shows the version of a part without unmating it.',
    ),
    zh_cn: text('可从上方识别防呆的胶壳', '不拔开即可辨认产品版本的筋条。'),
  }),
  patent('two-point-spring', numbered('DEMO-P-0002', office, '2022-04-05', '2042-04-04', 6), {
    en: text(
      'Spring contact with two independent points',
      'The second point carries the current while the first one is disturbed.',
    ),
    zh_cn: text('双触点独立弹片端子', '一个触点受扰动时，由另一个触点导通。'),
  }),
]
