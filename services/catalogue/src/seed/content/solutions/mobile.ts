import { card, figures, h2, ol, p, table, text, ul, warning } from '../write.ts'
import { solution } from './solution.ts'

export const railAndAviation = solution(
  'rail-and-aviation',
  5,
  {
    solutionCategory: 'transport',
    category: 'high-reliability',
    query: '',
    named: ['gecko20', 'gecko6', 'lTek4', 'lTekRelief3'],
  },
  {
    en: text(
      'Rail and aviation',
      'High-reliability connectors at 1.25 to 2.00 mm pitch with jackscrews and strain relief.',
      figures(
        ['1.25 and 2.00 mm', 'pitch'],
        ['4 fingers', 'of a beryllium copper socket'],
        ['30 years', 'life of a rail vehicle'],
      ),
      h2('What matters'),
      ul(
        'Contacts that withstand shock and salt spray: four independent fingers per socket, full gold',
        'Availability for the life of the vehicle, and a notice 12 months before a part is discontinued',
        'Locks that do not depend on friction: jackscrews or latches',
      ),
      h2('How to choose'),
      ol(
        'Check contact retention first: it decides whether a wire can pull a contact out',
        'Then the locking of the connector: screws where it is serviced with a tool, latches where it is not',
        'Then strain relief, if the cable leaves the housing',
        'Keep 20 % spare positions: vehicles are refitted',
      ),
      table(
        ['Need', 'Series', 'Pitch'],
        ['Smallest space, avionics modules', 'Gecko', '1.25 mm'],
        ['Cable to board with strain relief', 'L-Tek', '2.00 mm'],
        ['Board to board inside one housing', 'M20', '2.54 mm'],
      ),
      card('gecko20'),
      warning(
        'Ask before you use a part in a safety function. The manufacturer must release it in writing: see the [terms of sale](page:termsOfSale).',
      ),
    ),
    zh_cn: text(
      '轨道与航空',
      '间距1.25至2.00 mm的高可靠性连接器，带锁紧螺钉和应力释放。',
      figures(['1.25与2.00 mm', '间距'], ['4指', '铍铜插孔'], ['30年', '轨道车辆寿命']),
      h2('关键点'),
      ul(
        '耐受冲击与盐雾的触点：每个插孔四指独立接触，全镀金',
        '与车辆同寿命的供货，停产前12个月通知',
        '锁紧不靠摩擦：锁紧螺钉或锁扣',
      ),
      h2('如何选型'),
      ol(
        '先看触点保持力：它决定导线会不会把端子拉出来',
        '再看连接器的锁紧：有工具维护的用螺钉，否则用锁扣',
        '线缆要出外壳的，再看应力释放',
        '预留20%的空位：车辆会改装',
      ),
      table(
        ['需求', '系列', '间距'],
        ['空间最小，航电模块', 'Gecko', '1.25 mm'],
        ['线对板，带应力释放', 'L-Tek', '2.00 mm'],
        ['同一外壳内的板对板', 'M20', '2.54 mm'],
      ),
      card('gecko20'),
      warning('用于安全功能前请先咨询，须由制造商书面确认，详见[销售条款](page:termsOfSale)。'),
    ),
  },
)

export const handheldDevices = solution(
  'handheld-devices',
  6,
  {
    solutionCategory: 'consumer',
    category: 'ffc-fpc',
    query: 'pitch=0.5',
    named: ['ffc24', 'mezzanine40', 'usbC', 'sh4', 'picoBlade5'],
  },
  {
    en: text(
      'Handheld devices',
      'FFC/FPC, fine-pitch board-to-board and USB connectors for displays, cameras and chargers.',
      h2('What matters'),
      ul(
        'Height: most of these connectors are chosen by the gap between two boards',
        'Drop: a USB receptacle with plated through-hole tabs stays on the board, one with surface pads alone does not',
        'Assembly: an FFC that is latched by a flip lock can be checked by eye',
      ),
      h2('How to choose'),
      table(
        ['Link', 'Connector', 'Pitch', 'Look at'],
        ['Display', 'FFC/FPC, 24–40 positions', '0.5 mm', 'contacts on top or bottom, cable thickness 0.3 mm'],
        ['Main board to module', 'board-to-board', '0.5 mm', 'mated height, alignment pegs'],
        ['Charger and data', 'USB Type-C', '–', 'through-hole tabs, edge offset'],
        ['Battery, speaker', 'wire-to-board', '1.0–1.25 mm', 'lock, wire AWG 28–32'],
      ),
      ol(
        'Draw the stack of boards and write down each gap',
        'Decide the side of the FFC contacts before the layout: it cannot be changed afterwards',
        'Keep solder mask between 0.5 mm pads, or the pads bridge',
      ),
      card('ffc24'),
      card('usbC'),
      p('For prototypes, order cut tape: no packing unit is needed, and the quantity is free from the minimum on.'),
    ),
    zh_cn: text(
      '手持设备',
      '用于显示屏、摄像头和充电的FFC/FPC、细间距板对板与USB连接器。',
      h2('关键点'),
      ul(
        '高度：这类连接器多半由两板间距决定',
        '跌落：带金属化孔固定脚的USB插座不会脱落，只有贴片焊盘的会',
        '装配：翻盖式FFC连接器锁没锁好，一眼就能看出来',
      ),
      h2('如何选型'),
      table(
        ['连接', '连接器', '间距', '注意'],
        ['显示屏', 'FFC/FPC，24–40位', '0.5 mm', '上接或下接，排线厚0.3 mm'],
        ['主板到模块', '板对板', '0.5 mm', '合高、定位柱'],
        ['充电与数据', 'USB Type-C', '–', '通孔固定脚、板边偏移'],
        ['电池、扬声器', '线对板', '1.0–1.25 mm', '锁扣，线规AWG 28–32'],
      ),
      ol(
        '画出各板的叠层，标出每一处间隙',
        '布板前确定FFC上接还是下接，之后无法更改',
        '0.5 mm焊盘之间保留阻焊，否则会连锡',
      ),
      card('ffc24'),
      card('usbC'),
      p('打样可订裁切料：不要求整包装，达到最小起订量即可。'),
    ),
  },
)
