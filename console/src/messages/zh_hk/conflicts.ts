import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: '其他人也修改了此內容',
  intro: '尚未儲存。請為每個欄位選擇版本；只有一方修改過的欄位已自動選好。',
  base: '修改前',
  mine: '我的版本',
  theirs: '對方的版本',
  empty: '空白',
  yes: '是',
  no: '否',
  all_mine: '全部選我的版本',
  all_theirs: '全部選對方的版本',
  open: '還有%{smart_count}個欄位待選擇',
  ready: '所有欄位均已選擇',
  back: '繼續編輯',
  save: '儲存所選版本',
  merged: '他人對其他欄位的修改已保留',
  by: { mine: '由您修改', theirs: '由他人修改', both: '雙方都修改了' },
}
