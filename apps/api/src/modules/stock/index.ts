export { adjustStock, getAvailable, setStock, type StockCount } from './set-stock';
export { lockStockWithChanges, listMovements, type StockWithChange } from './movements.repository';
export {
  addStock,
  reserveStock,
  lockStock,
  lockStockRows,
  insertOpeningStock,
  restoreSoldStock,
  releaseStock,
  sellStock,
  takeStock,
  type StockCause,
  type StockAfterSale,
  type Units,
} from './stock.repository';
