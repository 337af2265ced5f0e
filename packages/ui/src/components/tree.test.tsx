import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Tree, type TreeNode } from './tree';

const leaf = (label: string): TreeNode => ({ id: label, label, children: [] });
const nodes: TreeNode[] = [
  { id: 'Inverters', label: 'Inverters', children: [leaf('Hybrid'), leaf('Off-grid')] },
  { id: 'Batteries', label: 'Batteries', children: [leaf('Lithium')] },
];
const names = () =>
  screen.getAllByRole('treeitem').map((row) => row.textContent.replace(' 9 products', ''));

it('the tree has one tab stop, opens the ancestors of the selection, and follows arrows, Home and End', async () => {
  const user = userEvent.setup();
  const [onSelect, onMove] = [vi.fn(), vi.fn()];
  const { container } = render(
    <Tree
      label="Categories"
      nodes={nodes}
      selectedId="Lithium"
      onSelect={onSelect}
      onMove={onMove}
      trailing={() => <span>9 products</span>}
    />,
  );
  expect(names()).toEqual(['Inverters', 'Batteries', 'Lithium']);
  await user.tab();
  const lithium = screen.getByRole('treeitem', { name: 'Lithium 9 products', selected: true });
  expect(lithium).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names(), 'the user closed it').toEqual(['Inverters', 'Batteries']);
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Hybrid');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{End}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('Hybrid', 1);
  expect(screen.getByRole('treeitem', { name: /^Batteries/ })).toHaveFocus();
  await user.tab();
  expect(container.contains(document.activeElement)).toBe(false);
  await expectAccessible(container);
});
