import { card, h2, ol, p, table, text, tip, ul } from '../write.ts'
import { solution } from './solution.ts'

export const motorDrives = solution(
  'motor-drives',
  3,
  {
    solutionCategory: 'industry',
    category: 'pluggable-terminal-blocks',
    query: 'pitch=5.08,7.62',
    named: ['gmstba10', 'gmstba12', 'idc10', 'dSub9'],
  },
  {
    en: text(
      'Motor drives',
      'Pluggable terminal blocks at 5.08 to 7.62 mm pitch, for 320 to 630 V.',
      h2('What matters'),
      ul(
        'Creepage and clearance for braking overvoltage: a 400 V drive brakes at 750 V DC',
        'Screws that hold their torque after thousands of temperature cycles',
        'Encoder signals away from the motor outputs, with the shield on both ends',
      ),
      h2('How to choose'),
      ol(
        'Start with the rated voltage and the pollution degree: both decide the pitch',
        'Then the wire with its ferrule, since the ferrule is wider than the wire',
        'Then the number of positions; one more than needed keeps a place for the shield',
        'Last, plug direction: parallel to the board in a DIN rail housing, upright behind a panel',
      ),
      table(
        ['Connection', 'Pitch', 'Rating', 'Category'],
        ['Motor, brake resistor', '7.62 mm', '630 V, 12 A', 'pluggable terminal blocks'],
        ['24 V supply, inputs', '5.08 mm', '320 V, 12 A', 'pluggable terminal blocks'],
        ['Encoder', '2.77 mm', 'signal', 'D-Sub, 9 or 15 positions'],
        ['Control panel', '2.54 mm', 'signal', 'IDC box header, ribbon cable'],
      ),
      card('gmstba10'),
      tip(
        'Use ferrules on stranded wire in screw clamps. Tinned ends creep under pressure, and the screw becomes loose.',
      ),
    ),
    zh_cn: text(
      '电机驱动',
      '间距5.08至7.62 mm的插拔式接线端子，适用于320至630 V。',
      h2('关键点'),
      ul(
        '应对制动过电压的爬电距离与电气间隙：400 V驱动器制动时母线可达750 V DC',
        '螺钉经数千次温度循环后不松动',
        '编码器信号远离电机输出，屏蔽层两端接地',
      ),
      h2('如何选型'),
      ol(
        '先看额定电压和污染等级，两者决定间距',
        '再看带管形端头的线径：端头比线粗',
        '然后看位数，多留一位给屏蔽层',
        '最后看插拔方向：导轨外壳用平行于板的，面板后用垂直的',
      ),
      table(
        ['连接', '间距', '额定值', '分类'],
        ['电机、制动电阻', '7.62 mm', '630 V，12 A', '插拔式接线端子'],
        ['24 V电源、输入', '5.08 mm', '320 V，12 A', '插拔式接线端子'],
        ['编码器', '2.77 mm', '信号', 'D-Sub，9或15位'],
        ['操作面板', '2.54 mm', '信号', '简牛，排线'],
      ),
      card('gmstba10'),
      tip('螺钉压接多股线请用管形端头。镀锡线头受压会蠕变，螺钉随之松动。'),
    ),
  },
)

export const controlCabinets = solution(
  'control-cabinets',
  4,
  {
    solutionCategory: 'industry',
    category: 'din-41612',
    query: '',
    named: ['din32', 'idc10', 'pinHeader40', 'rj45'],
  },
  {
    en: text(
      'Control cabinets',
      'Backplanes and modules that are exchanged for decades: DIN 41612, box headers and modular jacks.',
      h2('What matters'),
      ul(
        'Availability: a cabinet runs for twenty years, so choose parts by a standard, not by one manufacturer',
        'Mating cycles: class 2 of IEC 60603-2 endures 400, class 1 endures 500',
        'Coding: two cards that fit each other’s slot will be swapped one day',
      ),
      h2('How to choose'),
      ol(
        'Type B or C by the number of signals: 32, 64 or 96',
        'Male on the card, female on the backplane, as the standard has it',
        'Tails by backplane thickness: solder up to 2.4 mm, press-fit above',
        'Ribbon cables inside: IDC box headers with latches where a door pulls at the cable',
      ),
      table(
        ['Link', 'Connector', 'Positions'],
        ['Card to backplane', 'DIN 41612', '16–96'],
        ['Card to front panel', 'IDC box header, 2.54 mm', '10–64'],
        ['Fieldbus', 'modular jack, D-Sub', '8, 9'],
      ),
      card('din32'),
      p(
        'Replacing one card must not need the wiring diagram. Label both sides, and use the coding that the housing offers.',
      ),
    ),
    zh_cn: text(
      '控制柜',
      '需要维护几十年的背板与模块：DIN 41612、简牛和网口座。',
      h2('关键点'),
      ul(
        '供货：控制柜要运行二十年，按标准选型，不依赖单一制造商',
        '插拔次数：IEC 60603-2的2级为400次，1级为500次',
        '编码防呆：能互插的两块板卡，总有一天会插错',
      ),
      h2('如何选型'),
      ol(
        '按信号数选B型或C型：32、64或96位',
        '按标准惯例，公头在板卡，母头在背板',
        '按背板厚度选焊脚：2.4 mm以内焊接，以上用压接',
        '柜内排线用简牛，柜门拉扯处选带牛角的',
      ),
      table(
        ['连接', '连接器', '位数'],
        ['板卡到背板', 'DIN 41612', '16–96'],
        ['板卡到前面板', '简牛，2.54 mm', '10–64'],
        ['现场总线', '网口座、D-Sub', '8、9'],
      ),
      card('din32'),
      p('更换一块板卡不应该需要翻接线图。两侧都要贴标签，并使用胶壳自带的编码结构。'),
    ),
  },
)
