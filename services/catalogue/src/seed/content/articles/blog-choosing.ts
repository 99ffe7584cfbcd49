import { card, h2, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import { blog } from './article.ts'

export const choosingBlog = [
  blog('crimping-that-holds', '2026-09-30', ['assembly'], {
    en: text(
      'Crimping that holds',
      'What a good crimp looks like, and the pull force that it must bear.',
      p(
        'Most bad contacts in wire-to-board connectors are bad crimps. The contact is fine, the wire is fine, the barrel between them is not.',
      ),
      h2('Look at it'),
      ul(
        'Strands visible at both ends of the conductor barrel, none outside it',
        'Insulation under the insulation barrel, and not one millimetre further',
        'Bell mouth at the end towards the wire: without it strands are cut',
        'No bend between contact and barrel',
      ),
      h2('Pull at it'),
      p('Pull forces of IEC 60352-2 for one crimp:'),
      table(
        ['Wire', 'Cross-section', 'Force'],
        ['AWG 28', '0.08 mm²', '11 N'],
        ['AWG 24', '0.20 mm²', '28 N'],
        ['AWG 22', '0.32 mm²', '40 N'],
        ['AWG 20', '0.52 mm²', '60 N'],
        ['AWG 18', '0.82 mm²', '90 N'],
      ),
      tip(
        'Pull three crimps before each batch and three after it. If the last ones fail, you know that the tool moved.',
      ),
      warning(
        'Do not solder a crimp to “improve” it. Solder creeps up the strands and makes the point where they break.',
      ),
      someParts('xh4', 'sh4', 'picoBlade5'),
    ),
    zh_cn: text(
      '压接怎样才牢靠',
      '合格的压接长什么样，要承受多大的拉力。',
      p('线对板连接器接触不良，多半是压接不良。端子没问题，导线没问题，问题出在两者之间的压接筒。'),
      h2('先看'),
      ul(
        '导体压接筒两端都能看到线芯，没有线芯露在外面',
        '绝缘皮压在绝缘压接筒内，不能再往前',
        '靠导线一端有喇叭口，否则会切断线芯',
        '端子与压接筒之间没有弯折',
      ),
      h2('再拉'),
      p('IEC 60352-2规定的单个压接拉力：'),
      table(
        ['线规', '截面积', '拉力'],
        ['AWG 28', '0.08 mm²', '11 N'],
        ['AWG 24', '0.20 mm²', '28 N'],
        ['AWG 22', '0.32 mm²', '40 N'],
        ['AWG 20', '0.52 mm²', '60 N'],
        ['AWG 18', '0.82 mm²', '90 N'],
      ),
      tip('每批开始前和结束后各拉三个。如果最后三个不合格，说明工具走位了。'),
      warning('不要给压接再加焊锡。焊锡会沿线芯爬升，正好在那里断线。'),
      someParts('xh4', 'sh4', 'picoBlade5'),
    ),
  }),
  blog('tin-or-gold', '2026-07-02', ['choosing'], {
    en: text(
      'Tin or gold?',
      'The plating that you pay for should be the one that you need.',
      table(
        ['', 'Tin', 'Gold'],
        ['Mating cycles', '10–50', '100–500'],
        ['Contact force needed', 'above 1 N', 'from 0.3 N'],
        ['Voltage and current', 'above 1 V, 100 mA', 'any, down to microvolts'],
        ['Vibration', 'only with a firm lock', 'yes'],
        ['Price', 'low', 'two to four times'],
      ),
      h2('Three rules'),
      ol(
        'Power that is mated a few times: tin',
        'Signals below 100 mA, or anything that vibrates: gold',
        'Never one with the other: tin wears off onto the gold and oxidises there',
      ),
      p(
        'The rule about 100 mA is older than most of us: below that current the contact does not break through the oxide film of the tin on its own.',
      ),
      h2('Look at the tail as well'),
      p(
        'Gold on the solder tail makes joints brittle. Good parts have gold on the contact and tin on the tail; the datasheet calls that selective plating.',
      ),
      card('pinHeader40'),
    ),
    zh_cn: text(
      '镀锡还是镀金？',
      '镀层的钱，要花在需要的地方。',
      table(
        ['', '镀锡', '镀金'],
        ['插拔次数', '10–50', '100–500'],
        ['所需接触力', '1 N以上', '0.3 N起'],
        ['电压与电流', '1 V、100 mA以上', '不限，可低至微伏'],
        ['振动', '须锁紧牢固', '适用'],
        ['价格', '低', '2至4倍'],
      ),
      h2('三条规则'),
      ol('只插拔几次的电源：镀锡', '100 mA以下的信号，或有振动的场合：镀金', '两者不混插：锡会磨到金面上并在那里氧化'),
      p('100 mA这条规则由来已久：电流低于它，触点自身无法击穿锡的氧化膜。'),
      h2('焊脚也要看'),
      p('焊脚镀金会使焊点变脆。好的产品接触区镀金、焊脚镀锡，规格书上称为选择性电镀。'),
      card('pinHeader40'),
    ),
  }),
  blog('derating-explained', '2026-05-20', ['choosing'], {
    en: text(
      'Why a 3 A contact does not carry 3 A',
      'What the current rating means, and how much of it is left in your device.',
      p(
        'The rating in a datasheet is a temperature limit in disguise: the current at which a contact becomes 30 K warmer than the air, often with one contact energised and the thickest wire.',
      ),
      h2('What reduces it'),
      table(
        ['Condition', 'Factor'],
        ['2 contacts side by side', '0.9'],
        ['4 contacts', '0.8'],
        ['10 contacts, all energised', '0.6–0.7'],
        ['Wire two sizes thinner', '0.8'],
        ['85 °C in the enclosure, 105 °C part', '0.6'],
      ),
      p('Multiply what applies. A 3 A contact, ten of them in use, in a warm enclosure: 3 × 0.65 × 0.6 = 1.2 A.'),
      tip(
        'If that is too little, use two contacts in parallel and expect 1.6 times one of them, since they never share equally.',
      ),
      h2('Parts for more current'),
      someParts('vh4', 'kk4', 'microFit4'),
      p('Temperature rise can be measured on your own lot: [test centre](page:testCenter).'),
    ),
    zh_cn: text(
      '为什么3 A的触点走不了3 A',
      '额定电流是什么意思，在您的设备里还剩多少。',
      p('规格书上的额定电流其实是温度限值：触点比环境高30 K时的电流，往往只有一个触点通电，用的还是最粗的线。'),
      h2('哪些因素会打折'),
      table(
        ['条件', '系数'],
        ['相邻2个触点', '0.9'],
        ['4个触点', '0.8'],
        ['10个触点全部通电', '0.6–0.7'],
        ['导线细两个线规', '0.8'],
        ['机箱内85 °C，105 °C等级产品', '0.6'],
      ),
      p('把适用的系数相乘。3 A触点，10个同时使用，机箱温度高：3 × 0.65 × 0.6 = 1.2 A。'),
      tip('不够用时可将两个触点并联，按单个的1.6倍计算，因为电流不会均分。'),
      h2('载流更大的产品'),
      someParts('vh4', 'kk4', 'microFit4'),
      p('也可用您自己的批次实测温升：[测试中心](page:testCenter)。'),
    ),
  }),
] as const
