/** How wide a picture of the product page's gallery is. */
export const gallerySizes = '(min-width: 47.5rem) 46rem, 100vw';
