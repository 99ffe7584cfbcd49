import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: 'お知らせ・ファイルのグループ',
  fields: { titles: '名称' },
  field: 'グループ',
  none: 'グループなし',
  edited: '未保存',
  uses: {
    notices: 'お知らせ%{count}件',
    files: 'ファイル%{count}件',
    files_unknown: '現在ファイルを数えられません',
  },
  tree: {
    label: 'グループ',
    note: 'ハンドルをドラッグするか、矢印ボタンで移動します。キーボード：Alt + 矢印キー。',
    open_all: 'すべて展開',
    close_all: 'すべて折りたたむ',
    counts: 'お知らせ%{notices}件、ファイル%{files}件',
    none: 'グループはまだありません。',
  },
  moves: {
    label: '%{title}を移動',
    up: '上へ',
    down: '下へ',
    in: '1段下げる',
    out: '1段上げる',
    done: '%{title}：%{parent}の%{place}番目（全%{count}件）',
    top: '最上位',
    not_there: '%{title}はそこに移動できません',
    cancelled: '%{title}は移動していません',
    conflict: 'ほかのユーザーがこのグループを変更したため、移動していません。再読み込みしてください。',
  },
  commands: {
    create: 'グループを追加',
    edit: '編集',
    save: 'グループを保存',
    delete: '削除…',
    discard: '変更を破棄',
  },
  panel: {
    none: 'グループを選択すると、内容の確認と編集ができます。',
    new_top: '最上位に追加します。下位に追加するには、先に親グループを選択してください。',
    new_below: '「%{title}」の下に追加します。',
  },
  delete: {
    title: '「%{title}」を削除しますか？',
    confirm: 'グループを削除',
    effects: {
      uses: 'お知らせまたはファイルが%{smart_count}件あります。先に移動してください。',
      below: '下位グループが%{smart_count}件あります。先に削除してください。',
      final: 'この操作は取り消せません。',
    },
  },
  done: {
    create: 'グループ「%{title}」を追加しました',
    save: 'グループ「%{title}」を保存しました',
    delete: 'グループ「%{title}」を削除しました',
  },
}
