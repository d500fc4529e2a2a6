import * as v from 'valibot'

export const VariablesSetting = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+$/, 'is not a name of letters, digits, `-`, `_` and `.`'),
    ),
    v.union([v.string(), v.number(), v.boolean()], 'must be text'),
  ),
  v.description('Texts that pages write as `{{name}}`.'),
)
