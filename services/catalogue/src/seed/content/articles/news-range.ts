import { card, foundParts, h2, p, someParts, table, text, ul } from '../write.ts'
import { news } from './article.ts'

export const rangeNews = [
  news('micro-fit-in-stock', '2026-11-24', ['range'], {
    en: text(
      'Micro-Fit headers in 127 versions',
      'Two to 24 positions, vertical and right-angle, through-hole and surface-mount, from one piece.',
      p(
        'The 3.00 mm series has become the usual choice for 12 and 24 V inside devices: it locks, it carries power, and it is half the size of older power series. We now list 127 headers.',
      ),
      table(
        ['Version', 'Mounting', 'Suits'],
        ['Right-angle, with peg', 'through-hole', 'edge of the board, pull on the cable'],
        ['Vertical', 'through-hole', 'middle of the board'],
        ['Vertical, with solder nails', 'surface-mount', 'reflow-only boards'],
      ),
      someParts('microFit2', 'microFit4', 'microFitSmd'),
      p('All of them with stock and price breaks: [wire-to-board connectors](category:wire-to-board).'),
    ),
    zh_cn: text(
      'Micro-Fit针座增至127款',
      '2至24位，立式与卧式，通孔与贴片，一件起售。',
      p(
        '间距3.00 mm的Micro-Fit已成为设备内12 V和24 V供电的常用选择：带锁扣，能走电源，体积只有老款电源系列的一半。目前上架127款针座。',
      ),
      table(
        ['版本', '安装方式', '适合'],
        ['卧式，带定位柱', '通孔插装', '板边，线缆受拉'],
        ['立式', '通孔插装', '板中间'],
        ['立式，带焊接固定脚', '表面贴装', '只过回流焊的电路板'],
      ),
      someParts('microFit2', 'microFit4', 'microFitSmd'),
      p('库存与阶梯价见[线对板连接器](category:wire-to-board)。'),
    ),
  }),
  news('terminal-blocks-630-v', '2026-10-29', ['range'], {
    en: text(
      'Pluggable terminal blocks for 630 V',
      'The 7.50 and 7.62 mm versions of GMSTB are in stock, from 2 to 12 positions.',
      p(
        'Drives and inverters on 400 V mains brake at up to 750 V DC. With 5.08 mm pitch that needs a slot in the board; with 7.62 mm it does not.',
      ),
      card('gmstba10'),
      foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
      p('How the pitch follows from voltage and pollution degree: [motor drives](solution:motor-drives).'),
    ),
    zh_cn: text(
      '630 V插拔式接线端子现货',
      'GMSTB系列7.50与7.62 mm间距，2至12位，均有现货。',
      p('400 V电网的驱动器和逆变器，制动时母线电压可达750 V DC。5.08 mm间距需要在板上开槽，7.62 mm则不需要。'),
      card('gmstba10'),
      foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
      p('间距如何由电压和污染等级确定，见[电机驱动](solution:motor-drives)。'),
    ),
  }),
  news('usb-c-through-hole-tabs', '2026-09-18', ['range'], {
    en: text(
      'USB Type-C receptacles that stay on the board',
      'Versions with plated through-hole tabs for devices that are dropped.',
      p(
        'A receptacle fixed by surface pads alone tears the copper off at 30 to 40 N. Four through-hole tabs raise that to more than 100 N. The drawings show the tabs as slots with their drill size.',
      ),
      card('usbC'),
      ul(
        'Check the offset from the board edge on the drawing',
        'Slots need a routed, plated hole: ask your board house for its minimum',
      ),
      p('More for small devices: [handheld devices](solution:handheld-devices).'),
    ),
    zh_cn: text(
      '不会脱落的USB Type-C插座',
      '带金属化孔固定脚，适合容易跌落的设备。',
      p(
        '只靠贴片焊盘固定的插座，30至40 N就会把铜箔拉起；四个通孔固定脚可提高到100 N以上。图纸以长孔标出固定脚，并注明钻孔尺寸。',
      ),
      card('usbC'),
      ul('请在图纸上核对到板边的偏移', '长孔需铣孔并金属化，请先确认板厂的最小尺寸'),
      p('更多小型设备用连接器：[手持设备](solution:handheld-devices)。'),
    ),
  }),
  news('high-reliability-stock', '2026-08-20', ['range'], {
    en: text(
      'High-reliability series now ship from stock',
      'Gecko, L-Tek and M20: 94 connectors for shock, vibration and salt.',
      p(
        'These series used to be ordered from the manufacturer with a lead time of months. The most used positions are now in stock; the part page says which.',
      ),
      h2('Which series for what'),
      table(
        ['Series', 'Pitch', 'Lock'],
        ['Gecko', '1.25 mm', 'latch or jackscrew'],
        ['L-Tek', '2.00 mm', 'latch, strain relief'],
        ['M20', '2.54 mm', 'friction'],
      ),
      someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
    ),
    zh_cn: text(
      '高可靠性系列转为现货',
      'Gecko、L-Tek与M20：94款，耐冲击、耐振动、耐盐雾。',
      p('这些系列以前要向制造商订货，交期以月计。现在常用位数备有现货，具体型号见产品页。'),
      h2('各系列的用途'),
      table(
        ['系列', '间距', '锁紧'],
        ['Gecko', '1.25 mm', '锁扣或锁紧螺钉'],
        ['L-Tek', '2.00 mm', '锁扣，应力释放'],
        ['M20', '2.54 mm', '摩擦'],
      ),
      someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
    ),
  }),
] as const
