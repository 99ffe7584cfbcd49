import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: '社内メンバー',
  hint: '@を入力すると社内メンバーにメンションでき、相手にTo Doが届きます。',
  found: '%{smart_count}人見つかりました',
  none: '該当するメンバーはいません',
}
