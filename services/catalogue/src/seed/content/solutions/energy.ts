import { card, figures, h2, ol, p, table, text, tip, ul } from '../write.ts'
import { solution } from './solution.ts'

export const batteryPacks = solution(
  'battery-packs',
  1,
  {
    solutionCategory: 'energy',
    category: 'wire-to-board',
    query: 'pitch=2,2.5,3',
    named: ['xh4', 'microFit4', 'microFit2', 'pud8'],
  },
  {
    en: text(
      'Battery packs',
      'Keyed locking connectors at 2.00 to 3.00 mm pitch with current reserve.',
      figures(
        ['2.00–3.00 mm', 'usual pitch'],
        ['50 %', 'derating in warm housings'],
        ['n + 1', 'taps for n cells in series'],
      ),
      h2('What matters'),
      ul(
        'Contacts that stay closed under vibration: a balancing wire that opens for a moment looks like a dead cell',
        'Keying that protects polarity, since a reversed balance plug puts the whole pack on one input',
        'Cross-sections that limit temperature rise: cells age faster next to a hot connector',
      ),
      h2('How to choose'),
      ol(
        'Count the balance taps: cells in series plus one',
        'Add up the peak currents of all parallel cells for the power contacts',
        'Derate the connector by 50 % in warm housings',
        'Keep one position for the temperature sensor, better two: it needs a return',
        'Leave one pitch between the highest and the lowest tap, or use two connectors',
      ),
      table(
        ['Task', 'Series', 'Pitch', 'Why'],
        ['Balance taps', 'XH', '2.50 mm', 'the usual balance plug, keyed, cheap tools'],
        ['Balance taps, many cells', 'PUD, two rows', '2.00 mm', 'half the length, locking'],
        ['Charge and discharge', 'Micro-Fit', '3.00 mm', 'positive lock, power and signal in one housing'],
      ),
      card('xh4'),
      tip(
        'Mate the balance connector last and unmate it first. Mated first, it carries the inrush current of the pack.',
      ),
      h2('Read on'),
      ul('[Crimping that holds](blog:crimping-that-holds)', '[2.50 or 2.54 mm?](blog:pitch-2-50-or-2-54)'),
    ),
    zh_cn: text(
      '电池组',
      '间距2.00至3.00 mm，带锁扣和防呆，载流有余量。',
      figures(['2.00–3.00 mm', '常用间距'], ['50%', '高温环境降额'], ['n + 1', 'n串电芯的采样线数']),
      h2('关键点'),
      ul(
        '振动下接触不中断：均衡线瞬断，BMS会误判为电芯失效',
        '防呆结构保证极性：均衡插头插反，整组电压会加到一个输入端',
        '截面充足、温升低：紧挨发热连接器的电芯老化更快',
      ),
      h2('如何选型'),
      ol(
        '数清采样线：串联节数加一',
        '电源触点按并联电芯的峰值电流之和计算',
        '高温环境下按额定电流的50%降额',
        '为温度传感器预留一位，最好两位：它需要回线',
        '最高与最低采样点之间空一位，或分成两个连接器',
      ),
      table(
        ['用途', '系列', '间距', '理由'],
        ['均衡采样', 'XH', '2.50 mm', '最常见的均衡插头，防呆，工具便宜'],
        ['多串均衡采样', 'PUD双排', '2.00 mm', '长度减半，带锁扣'],
        ['充放电', 'Micro-Fit', '3.00 mm', '锁扣可靠，电源与信号可共用一个胶壳'],
      ),
      card('xh4'),
      tip('均衡插头最后插、最先拔。先插上会承受整组的冲击电流。'),
      h2('延伸阅读'),
      ul('[压接怎样才牢靠](blog:crimping-that-holds)', '[2.50还是2.54 mm？](blog:pitch-2-50-or-2-54)'),
    ),
  },
)

export const solarInverters = solution(
  'solar-inverters',
  2,
  {
    solutionCategory: 'energy',
    category: 'fixed-terminal-blocks',
    query: 'pitch=5.08,7.5',
    named: ['gmstba12', 'vh4', 'rj45'],
  },
  {
    en: text(
      'Solar inverters',
      'Terminal blocks for field wiring, power headers inside, and a jack for the data logger.',
      h2('Three zones, three connectors'),
      table(
        ['Zone', 'Voltage', 'Connector'],
        ['Field wiring, grid side', '230–400 V', 'terminal blocks with 7.50 or 7.62 mm pitch'],
        ['Between power and control board', '24–60 V', 'wire-to-board with 3.96 mm pitch'],
        ['Communication', 'below 5 V', 'shielded RJ45, isolated'],
      ),
      h2('What matters'),
      ul(
        'Clearance: above 2,000 m altitude multiply by 1.14 for each further 1,000 m',
        'Temperature: inside a closed inverter 85 °C is normal, so choose 105 °C parts',
        'Twenty years outdoors: wire clamps that keep their force, plating that bears moisture',
      ),
      h2('How to choose'),
      ol(
        'Rated voltage and overvoltage category decide the pitch of the terminal block',
        'The wire with its ferrule decides the clamp; 2.5 mm² with ferrule needs a 4 mm² clamp in some series',
        'Pluggable on the side that is serviced, fixed on the side that is not',
      ),
      card('gmstba12'),
      p('The pluggable block lets an installer exchange the inverter without loosening a screw under voltage.'),
    ),
    zh_cn: text(
      '光伏逆变器',
      '现场接线用端子，机内供电用线对板，数据采集用网口。',
      h2('三个区域，三种连接器'),
      table(
        ['区域', '电压', '连接器'],
        ['现场接线，电网侧', '230–400 V', '间距7.50或7.62 mm的接线端子'],
        ['功率板与控制板之间', '24–60 V', '间距3.96 mm的线对板连接器'],
        ['通信', '低于5 V', '带屏蔽、隔离的RJ45'],
      ),
      h2('关键点'),
      ul(
        '电气间隙：海拔2,000 m以上，每升高1,000 m约乘以1.14',
        '温度：密闭机箱内85 °C很常见，请选105 °C等级',
        '户外二十年：压线件要保持压力，镀层要耐潮',
      ),
      h2('如何选型'),
      ol(
        '由额定电压和过电压等级确定端子间距',
        '由线径加管形端头确定压线框：部分系列2.5 mm²带端头需要4 mm²的压线框',
        '需要维护的一侧用插拔式，其余用固定式',
      ),
      card('gmstba12'),
      p('使用插拔式端子，安装人员更换逆变器时不必带电松螺钉。'),
    ),
  },
)
