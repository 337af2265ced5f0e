import { useParams } from 'react-router-dom';
import { ProductScreen } from './product-screen';

/** One product; what was chosen for another one is not carried over. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <ProductScreen key={productId} productId={productId} />;
}
