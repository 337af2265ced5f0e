/** Follows the system's light or dark setting, now and when it changes. The tokens read `data-theme`. */
export function followColourScheme(root: HTMLElement = document.documentElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    root.dataset['theme'] = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
