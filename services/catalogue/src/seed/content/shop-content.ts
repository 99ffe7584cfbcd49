import type { SeedContent } from './seed-content.ts'

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const body = (...texts: readonly string[]) => ({ type: 'doc' as const, content: texts.map(paragraph) })

/** The content that the shop comes with. */
export const shopContent: readonly SeedContent[] = [
  {
    slug: 'testCenter',
    details: { kind: 'page', path: '/intro/testCenter', group: 'quality', picture: null, orderNum: 2 },
    texts: {
      en: {
        title: 'Test centre',
        lead: 'What is measured on every lot, and what on a sample.',
        body: body(
          'Contact resistance is measured at four wires, so that the leads of the instrument do not count.',
          'Insertion and withdrawal forces are recorded over the whole travel, not only at their peak.',
        ),
      },
      zh_cn: {
        title: '测试中心',
        lead: '每批必测的项目，以及抽样检测的项目。',
        body: body('接触电阻采用四线法测量，引线电阻不计入结果。', '插拔力记录完整行程曲线，而不只是峰值。'),
      },
    },
  },
  {
    slug: 'four-wire-bench',
    details: { kind: 'news', picture: null, author: 'Pinline', tags: ['quality'], date: '2026-11-18' },
    texts: {
      en: {
        title: 'A second four-wire bench for contact resistance',
        lead: 'Lots of signal connectors now leave the test centre a day earlier.',
        body: body('The second bench doubles the number of lots that are measured in one shift.'),
      },
      zh_cn: {
        title: '第二台四线法接触电阻测试台投入使用',
        lead: '信号连接器批次的检测周期缩短一天。',
        body: body('新测试台使每班次可检测的批次数量翻倍。'),
      },
    },
  },
]
