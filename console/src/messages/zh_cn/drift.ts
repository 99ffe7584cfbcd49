export const drift = {
  check_title: '核对单个数据行',
  note: '与其事件核对，如有差异则自动修复',
  view: '读模型',
  row: '数据行ID',
  check: '核对并修复',
  again: '重新核对',
  outcome: {
    same: '该数据行与其事件一致。',
    repaired: '该数据行有差异，已修复。',
    open: '该数据行有差异，无法自动修复。',
  },
  fields: '有差异的字段：',
}
