export const erasures = {
  name: 'データ消去',
  title: 'データ消去',
  hint: 'この一覧を表示するたびに、すべてのサービスの保管庫を集計します。件数はアカウントのイベントが参照するものを種類別に示します。請求書とユーザーの署名は記録として保存されます。',
  fields: { erasedAt: '消去日時', id: '対象者', kind: '種別', by: '実行者', vault: '保管庫のエントリー', held: '証明' },
  kind: { buyer: '購入者', staff: 'ユーザー' },
  filters: { from: '開始日', to: '終了日' },
  vault: {
    address: '住所',
    apikey: 'APIキー名',
    company: '会社',
    contact: '連絡先',
    credential: 'パスワード',
    note: 'メモ',
    profile: 'プロフィール',
    secondfactor: '2要素認証',
  },
  proof: {
    none: '残存なし',
    left: '保管庫に残り%{entries}件',
    not_counted: '未集計：%{services}',
    retained: '記録として保存：%{entries}件',
  },
}
