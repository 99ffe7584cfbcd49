import { figures, h2, h3, info, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const testCenter = page('/intro/testCenter', 'quality', 1, {
  en: text(
    'Test centre',
    'What is tested on every order, what is tested on request, and by which method.',
    figures(
      ['every order', 'is inspected before shipment'],
      ['8', 'test methods on request'],
      ['10 years', 'test records are kept'],
    ),
    h2('On every order'),
    ul(
      'Part number, manufacturer and lot against the order',
      'Quantity by weight and by count, by two people',
      'Outline and pitch against the drawing, five pieces a lot',
      'Plating by X-ray fluorescence, one piece a lot',
      'Packaging: sealed bag, humidity card and desiccant for moisture-sensitive parts',
    ),
    p(
      'The result is recorded with the order. Its status is “testing” in the meantime, and its time is shown on the order page.',
    ),
    h2('On request'),
    p(
      'Name the test in your quote request. Samples are taken from the lot that you receive; they are charged as parts.',
    ),
    table(
      ['Test', 'Method', 'Typical limit', 'Samples', 'Days'],
      ['Contact resistance', 'IEC 60512-2-1, 10 mA, 20 mV', '10–20 mΩ', '5', '1'],
      ['Insulation resistance', 'IEC 60512-3-1, 500 V DC', '1,000 MΩ', '5', '1'],
      ['Voltage proof', 'IEC 60512-4-1, 1 min', '500–2,500 V AC', '5', '1'],
      ['Mating and withdrawal force', 'IEC 60512-13-2', 'as the datasheet states', '5', '2'],
      ['Contact retention', 'IEC 60512-15-1', '10–30 N', '10', '2'],
      ['Temperature rise', 'IEC 60512-5-1', '30 K at rated current', '3', '3'],
      ['Change of temperature', 'IEC 60512-11-4, 5 cycles', 'no change above 10 mΩ', '5', '4'],
      ['Salt mist', 'IEC 60512-11-6, 48 h', 'no base metal visible', '5', '5'],
    ),
    h2('How to read a report'),
    h3('Mean and worst value'),
    p(
      'A mean of 6 mΩ says little if one contact has 40 mΩ. Our reports list each contact, the mean, and the worst value. Compare the worst one with your limit.',
    ),
    h3('Initial and after ageing'),
    p(
      'Contact resistance is measured before and after temperature cycling or salt mist. The difference counts, not the final value.',
    ),
    h3('Derating'),
    p(
      'A current rating belongs to one number of energised contacts and one wire. With all positions of a ten-position connector in use, count on 60 to 70 % of the single-contact rating; in a warm enclosure, on half of it.',
    ),
    h2('Related pages'),
    ul(
      '[Quality control](page:qualityControl)',
      '[Troubleshooting](page:troubleshooting)',
      '[Certificates](page:complianceCenter)',
    ),
    info('The test centre belongs to the fictional company of this demonstration. No report is issued.'),
  ),
  zh_cn: text(
    '测试中心',
    '每个订单测什么，可以加测什么，用什么方法。',
    figures(['每个订单', '发货前均经检测'], ['8项', '可加测项目'], ['10年', '检测记录保存期']),
    h2('每个订单必测'),
    ul(
      '按订单核对型号、制造商和批号',
      '称重与点数，由两人各做一次',
      '每批抽5件，对照图纸检查外形和间距',
      '每批抽1件，用X射线荧光检测镀层',
      '包装：湿敏产品使用密封袋、湿度卡和干燥剂',
    ),
    p('检测结果随订单保存。检测期间订单状态为“检测中”，时间显示在订单页。'),
    h2('可加测项目'),
    p('请在询价时注明。样品从交付给您的批次中抽取，按产品计价。'),
    table(
      ['项目', '方法', '常用限值', '样品数', '天数'],
      ['接触电阻', 'IEC 60512-2-1，10 mA，20 mV', '10–20 mΩ', '5', '1'],
      ['绝缘电阻', 'IEC 60512-3-1，500 V DC', '1,000 MΩ', '5', '1'],
      ['耐电压', 'IEC 60512-4-1，1分钟', '500–2,500 V AC', '5', '1'],
      ['插拔力', 'IEC 60512-13-2', '按规格书', '5', '2'],
      ['端子保持力', 'IEC 60512-15-1', '10–30 N', '10', '2'],
      ['温升', 'IEC 60512-5-1', '额定电流下30 K', '3', '3'],
      ['温度变化', 'IEC 60512-11-4，5个循环', '变化不超过10 mΩ', '5', '4'],
      ['盐雾', 'IEC 60512-11-6，48小时', '不露基材', '5', '5'],
    ),
    h2('如何看报告'),
    h3('平均值与最差值'),
    p(
      '平均6 mΩ说明不了问题，只要有一个触点是40 mΩ。我们的报告逐个触点列出数值、平均值和最差值，请用最差值对照您的限值。',
    ),
    h3('初始值与老化后'),
    p('温度循环或盐雾前后各测一次接触电阻，要看的是变化量，而不是最终值。'),
    h3('降额'),
    p(
      '额定电流对应一定的通电触点数和线径。10位连接器全部通电时，按单触点额定值的60%至70%计算；机箱温度高时按一半计算。',
    ),
    h2('相关页面'),
    ul('[质量管控](page:qualityControl)', '[故障排查](page:troubleshooting)', '[证书](page:complianceCenter)'),
    info('测试中心属于本演示中的虚构公司，不出具报告。'),
  ),
})
