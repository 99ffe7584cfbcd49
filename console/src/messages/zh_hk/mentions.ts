import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: '同事',
  hint: '輸入@可提及同事，對方會收到一項待辦事項。',
  found: '找到%{smart_count}位同事',
  none: '找不到同事',
}
