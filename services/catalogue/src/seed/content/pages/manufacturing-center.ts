import { card, figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const manufacturingCenter = page('/intro/manufacturingCenter', 'company', 3, {
  en: text(
    'Manufacturing centre',
    'How contacts, housings and customised parts are made, and how long that takes.',
    figures(
      ['2–4 weeks', 'standard production'],
      ['6–12 weeks', 'custom production after sample approval'],
      ['0.5–7.62 mm', 'pitch range of the tools'],
    ),
    h2('From strip to contact'),
    p(
      'Contacts are stamped from copper alloy strip on progressive dies. The strip stays in one piece through cleaning and plating, so that every contact can be traced to its coil. A camera checks blade width and spring opening before assembly; a contact outside its limits stops the press.',
    ),
    table(
      ['Alloy', 'Used for', 'Why'],
      ['Phosphor bronze', 'Signal contacts up to 3 A', 'Springs well, solders well, moderate price'],
      ['Brass', 'Pin headers, terminal block bodies', 'Easy to turn and stamp where no spring is needed'],
      ['Copper-nickel-silicon', 'Power contacts from 5 A', 'Keeps its spring force at 105 °C and above'],
      ['Beryllium copper', 'High-reliability sockets', 'Highest spring force in the smallest space'],
    ),
    h2('Plating'),
    ul(
      '**Tin over nickel** for wire-to-board connectors and terminal blocks that are mated a few dozen times',
      '**Selective gold over nickel** on the contact area only, tin on the solder tail',
      '**Full gold** for high-reliability parts and for contacts that switch less than 100 mA',
    ),
    p('Do not mate gold with tin: the pair corrodes. See [troubleshooting](page:troubleshooting).'),
    h2('Housings'),
    p(
      'Housings are moulded in glass-reinforced PBT, PA66 or LCP, all UL 94 V-0. LCP withstands reflow soldering and fills thin walls, so it is used for fine-pitch surface-mount parts; PBT and PA66 are used where latches have to bend. Housings are measured against the drawing that you see in the shop.',
    ),
    h2('Assembly'),
    ol(
      'Contacts are pressed into the housing and their retention force is sampled',
      'Solder tails are checked for coplanarity: 0.10 mm at most for surface-mount parts',
      'Polarity, keying and marking are read by a camera',
      'Parts are packed in tape and reel, tube, tray or bag, as the part page states',
    ),
    h2('Customised parts'),
    p('What we change most often, and what it means for price and lead time:'),
    table(
      ['Change', 'Tooling', 'Lead time'],
      ['Positions left empty, other plating, other colour', 'none', '6 weeks'],
      ['Other keying, printed marking, other solder tail', 'insert', '8 weeks'],
      ['New housing', 'mould', '12 weeks, after approval of samples'],
    ),
    p(
      'Send a drawing or a marked-up part page by the [contact form](page:contact), subject “Custom part”. You receive a quote with sample dates. Custom parts cannot be cancelled or returned once production has begun, except for defects.',
    ),
    card('gmstba10'),
    info('The manufacturing centre belongs to the fictional company of this demonstration.'),
  ),
  zh_cn: text(
    '制造中心',
    '端子、胶壳和定制产品如何生产，需要多久。',
    figures(['2–4周', '标准生产'], ['6–12周', '样品确认后的定制生产'], ['0.5–7.62 mm', '模具覆盖的间距']),
    h2('从带材到端子'),
    p(
      '端子用铜合金带材在级进模上冲压成型。带材在清洗和电镀过程中不切断，每个端子都能追溯到所用的料卷。组装前由机器视觉检测插片宽度和弹片开口，超差即停机。',
    ),
    table(
      ['合金', '用于', '原因'],
      ['磷青铜', '3 A以内的信号端子', '弹性和可焊性好，成本适中'],
      ['黄铜', '排针、接线端子的金属件', '不需要弹性，易车削和冲压'],
      ['铜镍硅', '5 A以上的电源端子', '105 °C以上仍能保持弹力'],
      ['铍铜', '高可靠性插孔', '体积最小、弹力最大'],
    ),
    h2('电镀'),
    ul(
      '**镍底镀锡**：插拔几十次的线对板连接器和接线端子',
      '**镍底局部镀金**：仅接触区镀金，焊脚镀锡',
      '**全镀金**：高可靠性产品，以及切换电流低于100 mA的触点',
    ),
    p('镀金与镀锡不要混插，否则会产生腐蚀，详见[故障排查](page:troubleshooting)。'),
    h2('胶壳'),
    p(
      '胶壳采用玻纤增强的PBT、PA66或LCP，均为UL 94 V-0级。LCP耐回流焊、薄壁成型好，用于细间距贴片产品；PBT和PA66用于锁扣需要弯曲的部位。成品尺寸对照商城所示图纸检验。',
    ),
    h2('组装'),
    ol(
      '端子压入胶壳，抽检保持力',
      '检查焊脚共面度：贴片产品不超过0.10 mm',
      '机器视觉检查极性、防呆和标识',
      '按产品页注明的方式包装：卷带、管装、托盘或袋装',
    ),
    h2('定制产品'),
    p('最常见的更改，以及对模具和交期的影响：'),
    table(
      ['更改内容', '模具', '交期'],
      ['部分位置不装端子、更换镀层或颜色', '不需要', '6周'],
      ['更换防呆、印字或焊脚长度', '镶件', '8周'],
      ['新胶壳', '新模具', '样品确认后12周'],
    ),
    p(
      '请通过[联系表单](page:contact)选择“定制产品”，附上图纸或标注过的产品页。您会收到含样品日期的报价。定制产品开始生产后不可取消或退货，质量问题除外。',
    ),
    card('gmstba10'),
    info('制造中心属于本演示中的虚构公司。'),
  ),
})
