import { card, figures, h2, ol, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const solutionService = page('/intro/solutionService', 'service', 1, {
  en: text(
    'Design-in support',
    'From a sketch to a bill of materials: two or three ways to connect it, with drawings, prices and lead times.',
    figures(
      ['2 business days', 'until the first proposal'],
      ['2–3', 'options to choose from'],
      ['free', 'no minimum order'],
    ),
    h2('What you send'),
    table(
      ['Question', 'Why we ask'],
      ['Current per contact, and how many carry it at once', 'decides contact size and derating'],
      ['Voltage, and what it switches', 'decides creepage, clearance and plating'],
      ['Wire: cross-section, strands, outer diameter', 'decides terminal and seal'],
      ['Space: height above the board, side of entry', 'decides vertical or right-angle, and the pitch'],
      ['Environment: temperature, vibration, moisture', 'decides lock, material and plating'],
      ['How often it is mated', 'tin for dozens, gold for hundreds of cycles'],
      ['Pieces a year, and the first date', 'decides between stock, lead time and customised parts'],
    ),
    p(
      'A photo with a ruler in it is often enough to begin with. Use the [contact form](page:contact); up to five files can be attached.',
    ),
    h2('What you get'),
    ol(
      'A short table of options: series, pitch, rating, mating part, tools',
      'The drawing and land pattern of each, as a link to its part page',
      'Price at your quantities and lead time, as a quote valid for 30 days',
      'What we would choose, and the reason',
    ),
    h2('An example'),
    p(
      'A gateway for solar inverters needs four contacts at 5 A, 24 V, in a housing 14 mm high, mated twice in its life. Proposed were Micro-Fit with 3.00 mm pitch (compact, positive lock), VH with 3.96 mm (cheaper tools) and a pluggable terminal block with 5.08 mm (wired on site without a crimp tool). The customer wires on site: the terminal block was chosen.',
    ),
    card('microFit4'),
    h2('Start from a solution'),
    ul(
      '[Battery packs](solution:battery-packs)',
      '[Motor drives](solution:motor-drives)',
      '[Rail and aviation](solution:rail-and-aviation)',
      '[All solutions](/solution)',
    ),
  ),
  zh_cn: text(
    '技术支持与选型服务',
    '从草图到物料清单：给出两到三种连接方案，附图纸、价格和交期。',
    figures(['2个工作日', '给出首个方案'], ['2–3种', '可选方案'], ['免费', '无最低订购要求']),
    h2('请提供'),
    table(
      ['信息', '用来确定'],
      ['单触点电流，以及同时通电的触点数', '端子规格与降额'],
      ['电压及切换的负载', '爬电距离、电气间隙和镀层'],
      ['线材：截面积、股数、外径', '端子与防水塞'],
      ['空间：板上高度、插入方向', '立式或卧式，以及间距'],
      ['环境：温度、振动、湿度', '锁扣、材料和镀层'],
      ['插拔次数', '几十次用镀锡，几百次用镀金'],
      ['年用量与首批日期', '现货、订货还是定制'],
    ),
    p('往往一张带直尺的照片就够开始了。请使用[联系表单](page:contact)，最多可附5个文件。'),
    h2('您会收到'),
    ol(
      '一张方案对比表：系列、间距、额定值、对插件、工具',
      '各方案的图纸和焊盘图，链接到产品页',
      '您所需数量的价格和交期，即30天有效的报价单',
      '我们的建议及理由',
    ),
    h2('一个例子'),
    p(
      '光伏逆变器网关需要4个触点，每个5 A、24 V，外壳内高14 mm，整个寿命期只插拔两次。我们给出三种方案：Micro-Fit，间距3.00 mm，紧凑、带锁扣；VH，间距3.96 mm，工具便宜；插拔式接线端子，间距5.08 mm，现场接线不用压接钳。客户在现场接线，最后选了接线端子。',
    ),
    card('microFit4'),
    h2('从解决方案开始'),
    ul(
      '[电池组](solution:battery-packs)',
      '[电机驱动](solution:motor-drives)',
      '[轨道与航空](solution:rail-and-aviation)',
      '[全部解决方案](/solution)',
    ),
  ),
})
