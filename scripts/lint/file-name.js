import { basename } from 'node:path';

const rule = {
  meta: { type: 'suggestion', messages: { kebab: '{{name}}: file names are kebab-case.' } },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name)) {
        context.report({ node, loc: { line: 1, column: 0 }, messageId: 'kebab', data: { name } });
      }
    },
  }),
};

export const fileNameConfig = {
  plugins: { market: { rules: { 'file-name': rule } } },
  rules: { 'market/file-name': 'error' },
};
