import type { Catalogue } from '../catalogue.ts'

export const conflicts: Catalogue['conflicts'] = {
  title: 'ほかのユーザーもこの内容を変更しました',
  intro: 'まだ保存されていません。項目ごとに残す内容を選んでください。片方だけが変更した項目は選択済みです。',
  base: '変更前',
  mine: '自分の変更',
  theirs: '相手の変更',
  empty: '空欄',
  yes: 'はい',
  no: 'いいえ',
  all_mine: 'すべて自分の変更にする',
  all_theirs: 'すべて相手の変更にする',
  open: '未選択の項目が%{smart_count}件あります',
  ready: 'すべて選択済みです',
  back: '編集に戻る',
  save: '選択内容を保存',
  take: '選択内容を反映',
  merged: 'ほかのユーザーが別の項目に加えた変更は、そのまま残しました',
  by: { mine: '自分が変更', theirs: '相手が変更', both: '両方が変更' },
}
