import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: '其他人也修改了此内容',
  intro: '尚未保存。请为每个字段选择版本；仅一方修改过的字段已自动选好。',
  base: '修改前',
  mine: '我的版本',
  theirs: '对方的版本',
  empty: '空',
  yes: '是',
  no: '否',
  all_mine: '全部选我的版本',
  all_theirs: '全部选对方的版本',
  open: '还有%{smart_count}个字段待选择',
  ready: '所有字段均已选择',
  back: '继续编辑',
  save: '保存所选版本',
  take: '采用所选版本',
  merged: '他人对其他字段的修改已保留',
  by: { mine: '由您修改', theirs: '由他人修改', both: '双方都修改了' },
}
