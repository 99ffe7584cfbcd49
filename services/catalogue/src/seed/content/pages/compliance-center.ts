import { h2, info, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const complianceCenter = page('/intro/complianceCenter', 'quality', 3, {
  en: text(
    'Certificates and patents',
    'RoHS, REACH, HS code and origin, and the documents behind them.',
    h2('Stated on every part page'),
    table(
      ['Statement', 'Means', 'Changes when'],
      [
        'RoHS',
        'Directive 2011/65/EU with (EU) 2015/863: ten substances below their limits',
        'the manufacturer changes alloy or plating',
      ],
      [
        'REACH SVHC',
        'No substance of very high concern above 0.1 % by weight',
        'the candidate list is extended, usually in January and June',
      ],
      ['HS code', 'First six digits of the customs tariff', 'the tariff is revised, every five years'],
      [
        'Country of origin',
        'Where the part was last substantially processed',
        'production moves; the lot on your bag decides',
      ],
    ),
    p(
      'Brass parts contain up to 4 % lead under exemption 6(c) of RoHS. Where a part uses it, the declaration says so.',
    ),
    h2('Documents you can request'),
    ul(
      'Declaration of conformity with the lot numbers you received',
      'Material declaration per part (IPC-1752A class C) where the manufacturer provides it',
      'Commercial invoice for customs with HS code, origin and weight: it comes with each parcel',
      'Statement of origin for your supplier file',
    ),
    p('Write by the [contact form](page:contact) with order number and part numbers.'),
    h2('Export'),
    p(
      'Most connectors need no licence. High-reliability series may need one for some destinations or uses; we ask before we ship. Parts are not intended for life-supporting, nuclear or weapon systems unless the manufacturer says so in writing: see the [terms of sale](page:termsOfSale).',
    ),
    info(
      'The certificates and patents listed here belong to the fictional company of this demonstration. Their numbers begin with DEMO and are in no register.',
    ),
  ),
  zh_cn: text(
    '证书与专利',
    'RoHS、REACH、HS编码与原产地，以及相关文件。',
    h2('每个产品页均标明'),
    table(
      ['项目', '含义', '何时变化'],
      ['RoHS', '2011/65/EU及(EU) 2015/863指令：十种物质低于限值', '制造商更换合金或镀层时'],
      ['REACH SVHC', '高度关注物质的重量占比均不超过0.1%', '候选清单更新时，通常在1月和6月'],
      ['HS编码', '海关税则前六位', '税则修订时，每五年一次'],
      ['原产地', '最后一次实质性加工所在地', '产地转移时，以袋上批号为准'],
    ),
    p('黄铜产品依RoHS豁免条款6(c)可含不超过4%的铅。适用时，声明中会注明。'),
    h2('可索取的文件'),
    ul(
      '符合性声明，注明您收到的批号',
      '逐款材料声明（IPC-1752A C级），以制造商提供为准',
      '报关用商业发票，含HS编码、原产地和重量，随每个包裹附上',
      '供应商档案用的原产地声明',
    ),
    p('请通过[联系表单](page:contact)提出，并注明订单号和型号。'),
    h2('出口'),
    p(
      '大多数连接器无需许可证。高可靠性系列发往部分目的地或用于特定用途时可能需要，发货前我们会与您确认。除非制造商书面确认，产品不适用于生命维持、核设施或武器系统，详见[销售条款](page:termsOfSale)。',
    ),
    info('此处所列证书与专利属于本演示中的虚构公司，编号以DEMO开头，未在任何机构登记。'),
  ),
})
