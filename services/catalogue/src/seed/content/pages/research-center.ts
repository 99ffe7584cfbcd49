import { card, h2, info, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const researchCenter = page('/intro/researchCenter', 'resources', 1, {
  en: text(
    'Developer resources',
    'Land patterns, drawings and guides for the designers of circuit boards.',
    h2('What every part page has'),
    table(
      ['What', 'Format', 'Use it for'],
      ['Land pattern with dimensions', 'on the page, SVG, DXF', 'checking a footprint, importing it as a sketch'],
      ['Outline', 'on the page, SVG, DXF', 'placing the part, cutting a front panel'],
      ['Print 1:1', 'paper, A4', 'laying the real part on it'],
      ['Pad table', 'on the page, mm or inch', 'typing a footprint by hand, checking one pad'],
      ['Datasheet', 'link to the manufacturer', 'everything that is not a dimension of the board'],
    ),
    p(
      'Origin and axes: the origin is that of the footprint, usually pin 1; x points right, y points down, the view is from the component side. Pin 1 has a bold outline. Holes are stated as drill diameter and pad size.',
    ),
    card('mezzanine40'),
    h2('How to check a footprint in five minutes'),
    p(
      'Print the part page 1:1, measure the scale bar with a calliper, lay the part on the paper, and compare pin 1, keying and pegs. The guide below explains each step with the usual mistakes.',
    ),
    h2('Search in the language of boards'),
    ul(
      '`2x10 1.27 vertical smd` finds two rows of ten, 1.27 mm pitch, vertical, surface-mount',
      '`43045 0400`, `430450400` and `43045-0400` find the same part',
      '`mini usb`, `rj45 led` and `ffc 0.5` find by use and by feature',
    ),
    h2('Where the dimensions come from'),
    p(
      'The land patterns are those of the KiCad footprint library (CC BY-SA 4.0), corrected where the library and the manufacturers differ in what they count. The manufacturer’s datasheet decides: check it before you order boards.',
    ),
    info(
      'Your own programs use our HTTP API with an access key: `/api/docs` describes it. KiCad reads our parts as an HTTP library.',
    ),
  ),
  zh_cn: text(
    '开发者中心',
    '为电路板设计者准备的焊盘图、图纸与指南。',
    h2('每个产品页都有'),
    table(
      ['内容', '格式', '用途'],
      ['带尺寸的焊盘图', '页面、SVG、DXF', '核对封装，作为草图导入'],
      ['外形图', '页面、SVG、DXF', '布局、面板开孔'],
      ['1:1打印', 'A4纸', '把实物放上去比对'],
      ['焊盘表', '页面，毫米或英寸', '手工建封装、核对单个焊盘'],
      ['规格书', '链接到制造商', '板上尺寸以外的全部信息'],
    ),
    p(
      '原点与坐标：原点与封装一致，通常为1号针脚；x轴向右，y轴向下，元件面视图。1号针脚以粗线标出。孔同时标注钻孔直径和焊盘尺寸。',
    ),
    card('mezzanine40'),
    h2('五分钟核对封装'),
    p(
      '将产品页按1:1打印，用卡尺量一下比例尺，把实物放在纸上，对比1号针脚、防呆和定位柱。下方的指南逐步说明，并列出常见错误。',
    ),
    h2('用板上的语言搜索'),
    ul(
      '`2x10 1.27 立式 贴片`：两排各10位、间距1.27 mm、立式、表面贴装',
      '`43045 0400`、`430450400`和`43045-0400`：找到同一产品',
      '`mini usb`、`rj45 led`、`ffc 0.5`：按用途和特征查找',
    ),
    h2('尺寸数据的来源'),
    p(
      '焊盘图取自KiCad封装库（CC BY-SA 4.0），对封装库与制造商计数方式不同之处做了更正。以制造商规格书为准，制板前请核对。',
    ),
    info('您的程序可凭访问密钥使用我们的HTTP API，说明见`/api/docs`。KiCad可将我们的产品作为HTTP元件库读取。'),
  ),
})
