import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: '同事',
  hint: '输入@可提及同事，对方会收到一条待办事项。',
  found: '找到%{smart_count}位同事',
  none: '未找到同事',
}
