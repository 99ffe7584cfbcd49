import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: '其他人亦已更改此內容',
  intro: '未有儲存任何內容。請為每個欄位選擇版本；只有一方更改的欄位已預先選取。',
  base: '更改前',
  mine: '我的版本',
  theirs: '對方的版本',
  empty: '空白',
  yes: '是',
  no: '否',
  all_mine: '全部選用我的版本',
  all_theirs: '全部選用對方的版本',
  open: '尚有%{smart_count}個欄位未選擇版本',
  ready: '所有欄位均已選擇版本',
  back: '繼續編輯',
  save: '儲存所選版本',
  take: '採用所選版本',
  merged: '已保留其他人對其他欄位的更改',
  by: { mine: '由您更改', theirs: '由對方更改', both: '雙方均有更改' },
}
