import ts from 'typescript';
import { changeSet } from './change-set.mjs';
import { nameOf, routesFile, shownFields } from './feature-templates.mjs';
import { camel, checkName, fail, kebab, pascal, plural, sentence, words } from './names.mjs';
import { pageFile } from './page-template.mjs';
import { pageTestFile } from './page-test-template.mjs';
import { readListEndpoint } from './read-endpoint.mjs';
import {
  addElement,
  addImport,
  addProperty,
  declaration,
  find,
  property,
  unwrap,
} from './syntax.mjs';
import { readScope } from './tables.mjs';

export const featureOptions = {
  endpoint: { type: 'string' },
  remove: { type: 'string' },
  title: { type: 'string' },
  icon: { type: 'string', default: 'List' },
  sidebar: { type: 'string' },
};

/** The apps with a sidebar, and who uses them. */
const apps = { 'admin-console': 'platform', 'merchant-console': 'store' };

/**
 * `new feature <app> <noun>`: writes the screen for a list endpoint, from its URL to its test.
 * Returns the paths of new and of changed files. Throws `GeneratorError` and changes nothing when
 * it does not know a name or finds no place for its code.
 */
export async function newFeature(root, [app, name], options) {
  if (!(app in apps)) fail(`The app must be one of ${Object.keys(apps).join(', ')}.`);
  checkName('noun', name, 'kebab');
  const files = changeSet(root);
  const endpoint = await readListEndpoint(root, files, options);
  const scope = readScope(
    await files.read('packages/api-client/src/contract/access.ts'),
    endpoint.rule,
  );
  if (scope.kind !== apps[app]) fail(`${endpoint.rule} is not for users of ${app}.`);
  if (shownFields(endpoint.fields).length === 0)
    fail(`${options.endpoint} has no field that a table can show.`);
  if (endpoint.removal && !nameOf(shownFields(endpoint.fields)))
    fail(`${options.endpoint} has no text field to name a row by: add ${options.remove} by hand.`);
  const icons = `apps/${app}/node_modules/lucide-react/dist/esm/icons`;
  if (
    !files.exists(
      `${icons}/${kebab(options.icon.charAt(0).toLowerCase() + options.icon.slice(1))}.mjs`,
    )
  )
    fail(`lucide-react has no icon "${options.icon}".`);

  const many = plural(name);
  const noun = {
    kebab: name,
    plural: many,
    camel: camel(name),
    camelPlural: camel(many),
    pascal: pascal(name),
    words: { one: words(name), plural: words(many) },
  };
  const feature = {
    app,
    endpoint,
    scope,
    noun,
    removal: endpoint.removal,
    icon: options.icon,
    title: options.title ?? sentence(many),
    path: `/${many}`,
  };
  createFiles(files, feature);
  await addPath(files, feature);
  await addToSidebar(files, feature, options.sidebar);
  return { ...(await files.commit()), notes: [] };
}

function createFiles(files, feature) {
  const { app, noun } = feature;
  const folder = `apps/${app}/src/app/routes/${noun.plural}`;
  if (files.exists(folder)) fail(`${folder} already exists.`);
  files.create(`${folder}/${noun.plural}.routes.ts`, routesFile(feature));
  files.create(`${folder}/${noun.kebab}-list.page.tsx`, pageFile(feature));
  files.create(`${folder}/${noun.plural}.test.tsx`, pageTestFile(feature));
}

async function addPath(files, { app, noun, path }) {
  const file = `apps/${app}/src/app/paths.ts`;
  await files.edit(file, (text) =>
    addProperty(text, (source) => objectOf(source, 'paths', file), {
      name: noun.camelPlural,
      code: `${noun.camelPlural}: { list: path('${path}') }`,
      before: 'signIn',
    }),
  );
}

const objectOf = (source, name, path) => {
  const object = unwrap(declaration(source, name)?.initializer);
  return object && ts.isObjectLiteralExpression(object)
    ? object
    : fail(`${path} has no object "${name}".`);
};

async function addToSidebar(files, { app, endpoint, noun, title, icon }, label) {
  const path = `apps/${app}/src/app/layouts/navigation.ts`;
  await files.edit(path, (text) => {
    const locate = (source) => {
      const groups = find(
        source,
        (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'groups',
      )?.initializer;
      if (!groups || !ts.isArrayLiteralExpression(groups)) fail(`${path} has no array "groups".`);
      const labels = groups.elements.map((group) => property(group, 'label')?.text);
      const index = label === undefined ? 0 : labels.indexOf(label);
      if (index < 0)
        fail(`The sidebar has no group "${label}". It has ${labels.filter(Boolean).join(', ')}.`);
      return property(groups.elements[index], 'items');
    };
    const item = `{ label: '${title}', to: paths.${noun.camelPlural}.list.href(), icon: ${icon}, access: ${endpoint.rule} }`;
    const edited = addElement(text, locate, item);
    return addImport(addImport(edited, 'lucide-react', [icon]), '@market/api-client/access', [
      endpoint.rule,
    ]);
  });
}
