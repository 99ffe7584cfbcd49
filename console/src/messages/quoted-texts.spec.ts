import { expect, it } from 'vitest'
import { en } from './en/en.ts'
import { zhCn } from './zh_cn/zh-cn.ts'

/** What the specification quotes, to the letter; the journeys show where each appears. */
const quotedTexts = ({ api, profile, resources, shell }: typeof en) => [
  shell.route_disabled,
  shell.function_disabled,
  shell.no_menus,
  shell.columns.at_least_one,
  shell.not_found.title,
  api['http-403'],
  profile.fault['old-password-empty'],
  profile.fault['password-wrong'],
  profile.fault['password-length'],
  profile.fault['password-mismatch'],
  profile.avatar.wrong_type,
  resources.files.upload.wrong_type,
]

it.each([
  [
    'English',
    en,
    [
      'This page has been disabled. Please contact the administrator',
      'This function has been disabled. Please contact the administrator',
      'This user has no permissions at all',
      'At least one column is required',
      'Page not found',
      'No permission to access',
      'Old password cannot be empty',
      'Password wrong',
      '6 to 16 characters',
      'The two passwords do not match!',
      'Wrong upload type! Only supported: %{types}',
      'Wrong upload type! Only supported: %{types}',
    ],
  ],
  [
    'Chinese',
    zhCn,
    [
      '当前路由以被禁用，请联系管理员',
      '已被禁用,请联系管理员',
      '该用户没有任何权限',
      '最少有一列',
      '页面不存在',
      '无访问权限',
      '旧密码不能为空',
      '密码错误',
      '长度在6到16个字符',
      '两次输入密码不一致!',
      '上传类型错误!,仅支持：%{types}',
      '上传类型错误!,仅支持：%{types}',
    ],
  ],
])('%s has the quoted texts to the letter', (_language, texts, quoted) => {
  expect(quotedTexts(texts)).toEqual(quoted)
})
